import { cleanLine } from '../../../shared/text.ts';
import type { ToldDate, ToldSentence, ToldSum } from './told-figures.ts';

export type SumWithDay = { readonly sum: ToldSum; readonly date: ToldDate | undefined };

/** All that may stand between a sum and its day. */
const link = /^[,(]?(?: ?(?:on|dated|of|in))?(?: the)?$/i;

const subject = 'I|we|he|she|they|it|nobody|no\\s+one|the|an?|my|our|his|her|their|this|these|those';
const conjunction =
  'but|because|although|while|until|since|before|after|when|where|which|who|whose|unless|then';
const newClause = `;|\\b(?:${conjunction})\\b|\\band\\s+(?:${subject}|on)\\b`;
/** Between a sum and a later day, and between a day and a later sum: "On 3 May, I paid £20" is one clause. */
const clauseAfterSum = new RegExp(`${newClause}|,\\s+(?:${subject})\\b`, 'i');
const clauseAfterDay = new RegExp(newClause, 'i');

/**
 * The day of each sum: the one directly after it; else the one before it where the sentence begins with a date, else the
 * next. A day of another clause is the day of something else.
 */
export function sumsWithDays({ text, sums, dates }: ToldSentence): readonly SumWithDay[] {
  const beginsWithDate = (dates[0]?.index ?? Number.POSITIVE_INFINITY) < (sums[0]?.index ?? 0);
  const taken = new Set<ToldDate>();
  const dayOf = (sum: ToldSum, until: number): ToldDate | undefined => {
    const next = dates.find(({ index }) => index >= sum.end && index < until);
    const between = text.slice(sum.end, next?.index);
    if (next && link.test(cleanLine(between))) return next;
    if (!beginsWithDate) return clauseAfterSum.test(between) ? undefined : next;
    const before = dates.findLast((date) => date.index < sum.index && !taken.has(date));
    return before && clauseAfterDay.test(text.slice(before.end, sum.index)) ? undefined : before;
  };
  return sums.map((sum, at) => {
    const date = dayOf(sum, sums[at + 1]?.index ?? text.length);
    if (date) taken.add(date);
    return { sum, date };
  });
}
