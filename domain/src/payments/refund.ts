import { serviceTerms } from '../shared/service-terms.ts';
import type { PaymentKind } from './arrival.ts';
import { canMovePayout, type PayoutStatus } from './payout.ts';

type PaymentToRefund = {
  readonly kind: PaymentKind;
  readonly receivedAt: Date;
  readonly refundedAt: Date | null;
  readonly payout: PayoutStatus | null;
};

const dayMs = 86_400_000;

/** The last moment a payment may be given back. Source: specification 2, section 9. */
export const refundableUntil = (receivedAt: Date): Date =>
  new Date(receivedAt.getTime() + serviceTerms.refundDays * dayMs);

/** Why a payment cannot be refunded, in words for the admin who asks; null when it can. */
export function refundRefusal(payment: PaymentToRefund, now: Date): string | null {
  if (payment.refundedAt !== null) return 'This payment is already refunded.';
  if (payment.kind === 'surplus') return 'This payment goes back to the payer by itself.';
  if (payment.payout !== null && !canMovePayout(payment.payout, 'cancelled'))
    return 'The claimant has already been paid, so this payment can no longer be refunded here.';
  if (now > refundableUntil(payment.receivedAt))
    return `A refund is possible within ${serviceTerms.refundDays} days of the payment.`;
  return null;
}
