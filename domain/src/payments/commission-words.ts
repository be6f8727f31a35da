import { formatGbp, type Pence } from '../shared/money.ts';
import { commissionPercent, splitCommission } from './commission.ts';

/** The commission in pounds, wherever a sum is promised to the claimant. */
export function commissionWords(paid: Pence): string {
  const { commission, toClaimant } = splitCommission(paid);
  return `If ${formatGbp(paid)} is paid through Plainclaim, we keep ${commissionPercent}%, ${formatGbp(commission)}, and you get ${formatGbp(toClaimant)}.`;
}

const paidDirectly = (page: string) =>
  `Paid to you directly, all of it is yours: give them your bank details yourself, and press “It has been paid” on ${page} once the money has reached you.`;

/** How the claimant avoids the commission. */
export const paidDirectlyWords = paidDirectly('the claim’s page');

/** The same on the claim's page itself. */
export const paidDirectlyHereWords = paidDirectly('this page');
