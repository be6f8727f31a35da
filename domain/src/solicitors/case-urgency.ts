import { deadlineUrgency } from '../claims/urgency.ts';
import { type Pence, pence } from '../shared/money.ts';

type CaseUrgency = 'high' | 'medium' | 'low';

const bigCase: Pence = pence(1_000_000);
const veryBigCase: Pence = pence(2_500_000);

/** How pressing a referred case is: a deadline that passed or is near, or a lot of money, raises it. */
export function caseUrgency(
  { amount, responseDeadline }: { readonly amount: Pence; readonly responseDeadline: Date | null },
  now: Date,
): CaseUrgency {
  const level = responseDeadline === null ? 'normal' : deadlineUrgency(responseDeadline, now).level;
  const isNear = level !== 'normal';
  if (isNear && amount > bigCase) return 'high';
  if (amount > veryBigCase) return 'high';
  return isNear || amount > bigCase ? 'medium' : 'low';
}
