import { z } from '@hono/zod-openapi';
import { type PayoutStatus, payoutStatuses } from '@plainclaim/domain/payments/payout';
import { type Pence, poundsFromPence } from '@plainclaim/domain/shared/money';

/** The payment as the claim page shows it, supplied by the payments slice. */
export type ClaimPayment = {
  readonly state: 'none' | 'link-sent' | 'paid' | 'refunded';
  /** The newest payment, for an admin who may refund it. */
  readonly paymentId: string | null;
  readonly amount: Pence | null;
  readonly sentAt: Date | null;
  readonly expiresAt: Date | null;
  readonly paidAt: Date | null;
  readonly payout: {
    readonly status: PayoutStatus;
    readonly amount: Pence;
    readonly reference: string | null;
  } | null;
};

export const noPayment: ClaimPayment = {
  state: 'none',
  paymentId: null,
  amount: null,
  sentAt: null,
  expiresAt: null,
  paidAt: null,
  payout: null,
};

const moment = () => z.iso.datetime().nullable();
const pounds = () => z.number().openapi({ description: 'Pounds' });

export const claimPaymentSchema = z
  .object({
    state: z.enum(['none', 'link-sent', 'paid', 'refunded']),
    payment_id: z.uuid().nullable(),
    amount: pounds().nullable(),
    sent_at: moment(),
    expires_at: moment(),
    paid_at: moment(),
    payout: z
      .object({ status: z.enum(payoutStatuses), amount: pounds(), reference: z.string().nullable() })
      .nullable(),
  })
  .openapi('ClaimPayment');

export function presentPayment({ payout, ...payment }: ClaimPayment) {
  return {
    state: payment.state,
    payment_id: payment.paymentId,
    amount: payment.amount === null ? null : poundsFromPence(payment.amount),
    sent_at: payment.sentAt?.toISOString() ?? null,
    expires_at: payment.expiresAt?.toISOString() ?? null,
    paid_at: payment.paidAt?.toISOString() ?? null,
    payout: payout && {
      status: payout.status,
      amount: poundsFromPence(payout.amount),
      reference: payout.reference,
    },
  };
}
