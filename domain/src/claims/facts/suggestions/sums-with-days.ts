import { cleanLine } from '../../../shared/text.ts';
import type { ToldDate, ToldSentence, ToldSum } from './told-figures.ts';

export type SumWithDay = { readonly sum: ToldSum; readonly date: ToldDate | undefined };

/** All that may stand between a sum and its day. */
const link = /^[,(]?(?: ?(?:on|dated|of|in))?(?: the)?$/i;

/** The day of each sum: the one directly after it; else the one before it where the sentence begins with a date, else the next. */
export function sumsWithDays({ text, sums, dates }: ToldSentence): readonly SumWithDay[] {
  const beginsWithDate = (dates[0]?.index ?? Number.POSITIVE_INFINITY) < (sums[0]?.index ?? 0);
  return sums.map((sum, at) => {
    const until = sums[at + 1]?.index ?? text.length;
    const from = sums[at - 1]?.end ?? 0;
    const next = dates.find(({ index }) => index >= sum.end && index < until);
    if (next && link.test(cleanLine(text.slice(sum.end, next.index)))) return { sum, date: next };
    const before = dates.findLast(({ index }) => index >= from && index < sum.index);
    return { sum, date: beginsWithDate ? before : next };
  });
}
