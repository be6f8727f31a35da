import { formatLongDate } from '../../../shared/dates.ts';
import type { IsoDate } from '../../../shared/iso-date.ts';
import { formatGbp, MAX_PENCE, type Pence } from '../../../shared/money.ts';
import { amountOf, type Sums, sumOfCredits, sumOfRows } from '../amount.ts';
import type { FactsContent } from '../case-facts.ts';
import { type FactsRefusal, refusal } from '../facts-refusal.ts';
import { saysNothing } from '../input/told-text.ts';
import type { FactsRule } from './facts-rule.ts';

export const checkRows: FactsRule = ({ rows }) =>
  rows.flatMap(({ kind, amount, how }, at) => [
    ...(amount > 0
      ? []
      : [refusal('row-not-above-zero', `rows.${at}.amount`, 'Please give an amount above £0')]),
    ...(kind === 'loss' && saysNothing(how)
      ? [refusal('loss-without-how', `rows.${at}.how`, 'Please say how you worked out this loss')]
      : []),
  ]);

export const checkCredits: FactsRule = ({ credits }, letterDate) =>
  credits.flatMap(({ amount, on }, at) => [
    ...(amount > 0
      ? []
      : [refusal('credit-not-above-zero', `credits.${at}.amount`, 'Please give an amount above £0')]),
    ...(on < letterDate ? [] : [creditTooLate(at, letterDate)]),
  ]);

const creditTooLate = (at: number, letterDate: IsoDate): FactsRefusal =>
  refusal(
    'credit-not-before-letter',
    `credits.${at}.on`,
    `Please give a day before that of the letter, ${formatLongDate(letterDate)}`,
  );

/** What is claimed is above nothing, and can be stored. */
export const checkAmount = (facts: Sums): readonly FactsRefusal[] => {
  if (facts.rows.length === 0) return [];
  if (sumOfRows(facts) > MAX_PENCE)
    return [refusal('sum-too-large', 'rows', `The rows add up to more than ${formatGbp(MAX_PENCE)}`)];
  if (amountOf(facts) > 0) return [];
  const paid = formatGbp(sumOfCredits(facts));
  const claimed = formatGbp(sumOfRows(facts));
  return [
    refusal(
      'nothing-left-to-claim',
      'credits',
      `${paid} has been paid or given back of ${claimed}, so nothing is left to claim`,
    ),
  ];
};

/** The claim's amount is that of its facts. */
export function checkAmountOfClaim(facts: FactsContent, claimed: Pence): readonly FactsRefusal[] {
  const amount = amountOf(facts);
  if (amount === claimed) return [];
  const message = `The amount of the claim is ${formatGbp(claimed)}, but its rows less what was paid come to ${formatGbp(amount)}`;
  return [refusal('amount-differs', 'amount', message)];
}
