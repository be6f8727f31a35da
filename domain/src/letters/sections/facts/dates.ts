import type { ChronologyEntry } from '../../../claims/facts/chronology.ts';
import { cited, joined, sentence, type Words, words } from '../../composition/words.ts';
import type { LetterParts } from '../parts.ts';

export function datesWords(dates: readonly ChronologyEntry[], { claimant }: LetterParts): Words {
  return joined(
    [
      words`What happened and when, in the words of ${claimant.name}:\n`,
      ...dates.map(({ when, what, evidence }) => words`${when}: ${sentence(what)}${cited(evidence)}`),
    ],
    '\n',
  );
}
