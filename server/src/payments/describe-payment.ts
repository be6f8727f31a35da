import type { PayoutStatus } from '@plainclaim/domain/payments/payout';
import { type Pence, pence, penceFromDecimal } from '@plainclaim/domain/shared/money';
import type { Executor } from '../platform/db/db.ts';
import { paymentsOfClaim } from './checkout/checkout.store.ts';
import { intentById, pendingIntentOf } from './links/intents.store.ts';
import { payoutOfPayment } from './payouts/payouts.store.ts';

/** What the pages of a claim say about its payment. */
export type PaymentOfClaim = {
  readonly state: 'none' | 'link-sent' | 'paid' | 'refunded';
  /** Of the newest payment, for an admin who may refund it. */
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

const nothing = { paymentId: null, amount: null, sentAt: null, expiresAt: null, paidAt: null, payout: null };

/** Paid counts first; a newer link counts more than an older payment that was given back. */
export async function describePayment(db: Executor, claimId: string): Promise<PaymentOfClaim> {
  const newest = (await paymentsOfClaim(db, claimId)).find(({ kind }) => kind === 'settling');
  const pending = await pendingIntentOf(db, claimId);
  if (pending && (!newest || newest.refundedAt !== null))
    return {
      ...nothing,
      state: 'link-sent',
      amount: penceFromDecimal(pending.amount),
      sentAt: pending.createdAt,
      expiresAt: pending.expiresAt,
    };
  if (!newest) return { ...nothing, state: 'none' };
  const [intent, payout] = await Promise.all([
    intentById(db, newest.paymentIntentId),
    payoutOfPayment(db, newest.id),
  ]);
  return {
    state: newest.refundedAt === null ? 'paid' : 'refunded',
    paymentId: newest.id,
    amount: pence(newest.gross),
    sentAt: intent?.createdAt ?? null,
    expiresAt: intent?.expiresAt ?? null,
    paidAt: newest.receivedAt,
    payout: payout
      ? { status: payout.status, amount: pence(payout.amount), reference: payout.reference }
      : null,
  };
}
