import type { CheckoutReport } from '../../platform/cards/card-provider.ts';
import type { TestCheckoutRow } from './test-checkout.store.ts';

/** A checkout past its expiry counts as expired even before the job has closed it. */
export function stateOf(row: TestCheckoutRow, now: Date): CheckoutReport['state'] {
  if (row.paidAt) return 'paid';
  return row.closedAt || row.expiresAt <= now ? 'expired' : 'open';
}

export const toReport = (row: TestCheckoutRow, now: Date): CheckoutReport => ({
  sessionId: row.id,
  reference: row.reference,
  state: stateOf(row, now),
  amount: row.amount,
  currency: 'GBP',
  paymentId: row.paymentId,
  paidAt: row.paidAt,
});
