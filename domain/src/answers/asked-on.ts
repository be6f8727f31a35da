import { amountOf } from '../claims/facts/amount.ts';
import type { PaidCredit } from '../claims/facts/case-facts.ts';
import type { FactsWithInterest, InterestDays } from '../claims/facts/interest/interest-of-facts.ts';
import { owedOn } from '../claims/facts/interest/owed-on.ts';
import type { Law } from '../law/law.ts';
import { type Pence, pence } from '../shared/money.ts';

/**
 * The sum that the answer page and the payment link ask for on a day: the claim with its interest, less what was paid.
 * Where the law's rate is not known, no interest is asked for.
 */
export function askedOn(
  facts: FactsWithInterest,
  payments: readonly PaidCredit[],
  days: InterestDays,
  law: Law,
): Pence {
  const found = owedOn(facts, payments, days, law);
  if (found.known) return found.owed;
  const paid = payments.filter(({ on }) => on <= days.to).reduce((sum, { amount }) => sum + amount, 0);
  return pence(Math.max(0, amountOf(facts) - paid));
}
