import type { LetterContext } from '../letter-facts.ts';
import { findDates, names } from '../reading/dates.ts';
import type { Find } from '../reading/read-letter.ts';
import { findSums } from '../reading/sums.ts';

const omission = '…';

/** Dots in place of every sum that is not the claim's and every date that is not the incident's. */
export function leaveOutDetails(sentence: string, { facts }: LetterContext): string {
  const finds: Find[] = [
    ...findSums(sentence).filter(({ pence }) => pence !== facts.amount),
    ...findDates(sentence).filter((date) => !names(date, facts.incidentDate)),
  ].sort((one, other) => one.index - other.index);
  let from = 0;
  let text = '';
  for (const { index, text: detail } of finds) {
    if (index < from) continue;
    text += sentence.slice(from, index) + omission;
    from = index + detail.length;
  }
  return (text + sentence.slice(from)).replace(/[[\]{}]/g, '');
}
