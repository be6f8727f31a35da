import type { AgreedPart } from '../../composition/agreed-part.ts';
import { cited, joined, quoted, type Words, words } from '../../composition/words.ts';
import type { LetterParts } from '../parts.ts';

/** The agreement, or why the money is owed without one, and what went wrong: the claimant says so. */
export function agreedWords(agreed: AgreedPart, { claimant }: LetterParts): Words {
  const { name } = claimant;
  return joined(
    [
      basisWords(agreed, name),
      ...(agreed.broken === ''
        ? []
        : [words`What went wrong, in the words of ${name}:`, quoted(agreed.broken)]),
    ],
    '\n\n',
  );
}

function basisWords(agreed: AgreedPart, name: string): Words {
  const told = quoted(agreed.words ?? '');
  switch (agreed.kind) {
    case 'written':
      return words`${name} says that an agreement was made with you in writing on ${agreed.madeOn ?? ''}${cited(agreed.evidence)}.`;
    case 'spoken':
      return words`${name} says that an agreement was made with you by word of mouth on ${agreed.madeOn ?? ''}. Where, and with whom: ${quoted(agreed.where ?? '')}. What was agreed:

${told}`;
    case 'no-agreement':
      return words`${name} does not rely on an agreement with you, and says why the money is owed all the same:

${told}`;
  }
}
