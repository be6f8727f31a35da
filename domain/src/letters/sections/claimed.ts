import { saysHowTheSumIsMadeUp } from '../composition/words-of-our-own.ts';
import type { LetterParts } from './parts.ts';

export function claimedText(parts: LetterParts): string {
  const { Role, amount, argument, deadline, story, facts } = parts;
  const within = `within ${deadline.days} days of the date of this letter, that is by ${deadline.longDate}.`;
  if (story)
    return `${[claims(parts), ...besides(parts)].join(' ')}

${Role} asks you to pay ${amount}, or to answer in one of the other ways described below, ${within}`;
  const onRequest = facts.keepsEvidenceBack
    ? 'A breakdown will be sent to you on request.'
    : 'A breakdown and copies of the supporting papers will be sent to you on request, where they are not attached.';
  return `${Role} claims ${amount}. ${argument.calculation} ${onRequest}

${Role} asks you to pay that amount, or to answer in one of the other ways described below, ${within}`;
}

const claims = ({ Role, amount, story }: LetterParts): string =>
  `${Role} claims ${amount}${story && saysHowTheSumIsMadeUp(story.sums) ? ', made up as shown above' : ''}.`;

/**
 * No figure of the interest: it changes with the day of the letter, and stands in one place. Copies are offered of what is
 * listed; of unlisted papers only where none is kept back.
 */
function besides({ Role, story, facts }: LetterParts): readonly string[] {
  return [
    ...(story?.interest ? [`${Role} also claims interest, as set out above.`] : []),
    ...copies(story !== null && story.evidence.length > 0, facts.keepsEvidenceBack === true),
  ];
}

function copies(isListed: boolean, keepsEvidenceBack: boolean): readonly string[] {
  if (isListed)
    return [
      'The papers are listed at the end of this letter; copies of those that are not attached will be sent to you on request.',
    ];
  return keepsEvidenceBack
    ? []
    : ['Copies of the supporting papers will be sent to you on request, where they are not attached.'];
}
