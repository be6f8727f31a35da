import { saysHowTheSumIsMadeUp } from '../composition/words-of-our-own.ts';
import type { LetterParts } from './parts.ts';

export function claimedText(parts: LetterParts): string {
  const { Role, amount, argument, deadline, story } = parts;
  const within = `within ${deadline.days} days of the date of this letter, that is by ${deadline.longDate}.`;
  if (story)
    return `${Role} claims ${amount}${saysHowTheSumIsMadeUp(story.sums) ? ', made up as shown above' : ''}. ${besides(parts).join(' ')}

${Role} asks you to pay ${amount}, or to answer in one of the other ways described below, ${within}`;
  return `${Role} claims ${amount}. ${argument.calculation} A breakdown and copies of the supporting papers will be sent to you on request, where they are not attached.

${Role} asks you to pay that amount, or to answer in one of the other ways described below, ${within}`;
}

/** No figure of the interest: it changes with the day of the letter, and stands in one place. */
function besides({ Role, story }: LetterParts): readonly string[] {
  return [
    ...(story?.interest ? [`${Role} also claims interest, as set out above.`] : []),
    story && story.evidence.length > 0
      ? 'The papers are listed at the end of this letter; copies of those that are not attached will be sent to you on request.'
      : 'Copies of the supporting papers will be sent to you on request, where they are not attached.',
  ];
}
