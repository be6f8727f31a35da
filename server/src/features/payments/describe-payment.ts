import { pence, penceFromDecimal } from '@plainclaim/domain/shared/money';
import type { Executor } from '../../platform/db/db.ts';
import { type ClaimPayment, noPayment } from '../claims/index.ts';
import { paymentsOfClaim } from './checkout/checkout.store.ts';
import { intentById, pendingIntentOf } from './links/intents.store.ts';
import { payoutOfPayment } from './payouts/payouts.store.ts';
import { payoutAsTold } from './payouts/tell-of-payout.ts';

/** A payment takes precedence; a newer link takes precedence over an older, refunded payment. */
export async function describePayment(db: Executor, claimId: string, now: Date): Promise<ClaimPayment> {
  const newest = (await paymentsOfClaim(db, claimId)).find(({ kind }) => kind === 'settling');
  const pending = await pendingIntentOf(db, claimId);
  if (pending && (!newest || newest.refundedAt !== null))
    return {
      ...noPayment,
      state: 'link-sent',
      amount: penceFromDecimal(pending.amount),
      sentAt: pending.createdAt,
      expiresAt: pending.expiresAt,
    };
  if (!newest) return noPayment;
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
    payout: payout ? { ...payoutAsTold(payout, now), amount: pence(payout.amount) } : null,
  };
}
