import { cleanLine } from '../../../shared/text.ts';
import type { ToldDate, ToldSentence, ToldSum } from './told-figures.ts';

export type SumWithDay = { readonly sum: ToldSum; readonly date: ToldDate | undefined };

/** All that may stand between a sum and its day. */
const link = /^[,(]?(?: ?(?:on|dated|of|in))?(?: the)?$/i;

/** The day of each sum: the one directly after it; else the one before it where the sentence begins with a date, else the next. */
export function sumsWithDays({ text, sums, dates }: ToldSentence): readonly SumWithDay[] {
  const beginsWithDate = (dates[0]?.index ?? Number.POSITIVE_INFINITY) < (sums[0]?.index ?? 0);
  const taken = new Set<ToldDate>();
  return sums.map((sum, at) => {
    const until = sums[at + 1]?.index ?? text.length;
    const next = dates.find(({ index }) => index >= sum.end && index < until);
    const before = dates.findLast((date) => date.index < sum.index && !taken.has(date));
    const isLinked = next !== undefined && link.test(cleanLine(text.slice(sum.end, next.index)));
    const date = isLinked || !beginsWithDate ? next : before;
    if (date) taken.add(date);
    return { sum, date };
  });
}
