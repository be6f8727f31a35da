import type { Law } from '../../../law/law.ts';
import type { Unknown } from '../../../law/rows.ts';
import { type Pence, pence } from '../../../shared/money.ts';
import { amountOf } from '../amount.ts';
import type { PaidCredit } from '../case-facts.ts';
import { type FactsWithInterest, type InterestDays, interestOfFacts } from './interest-of-facts.ts';

export type Owed = { readonly known: true; readonly owed: Pence; readonly interest: Pence };

/**
 * What is owed on a day: the amount of the claim and its interest, less what was paid since the letter, never below
 * nothing. Court fees are no part of it.
 */
export function owedOn(
  facts: FactsWithInterest,
  payments: readonly PaidCredit[],
  days: InterestDays,
  law: Law,
): Owed | Unknown {
  const paid = payments.filter(({ on }) => on <= days.to);
  const found = interestOfFacts({ ...facts, credits: [...facts.credits, ...paid] }, days, law);
  if (!found.known) return found;
  const interest = pence(found.interest + found.fixedSums);
  const received = paid.reduce((sum, { amount }) => sum + amount, 0);
  return { known: true, owed: pence(Math.max(0, amountOf(facts) + interest - received)), interest };
}
