import { isHeldBack, type SeenAt } from '@plainclaim/domain/shared/mail-acts';
import { pence, penceFromDecimal } from '@plainclaim/domain/shared/money';
import type { Executor } from '../../platform/db/db.ts';
import { type ClaimPayment, noPayment } from '../claims/index.ts';
import { paymentsOfClaim } from './checkout/checkout.store.ts';
import { type IntentRow, intentById, intentReplacedBy, pendingIntentOf } from './links/intents.store.ts';
import { payoutAsTold } from './payouts/payout-as-told.ts';
import { type PayoutRow, payoutOfPayment } from './payouts/payouts.store.ts';

/** A payment takes precedence; a newer link takes precedence over an older, refunded payment. */
export async function describePayment(db: Executor, claimId: string, seenAt: SeenAt): Promise<ClaimPayment> {
  const newest = (await paymentsOfClaim(db, claimId)).find(({ kind }) => kind === 'settling');
  const pending = await linkShown(db, claimId, seenAt);
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
    payout: payout ? await payoutShown(db, payout, seenAt) : null,
  };
}

async function payoutShown(db: Executor, payout: PayoutRow, seenAt: SeenAt): Promise<ClaimPayment['payout']> {
  const { status, reference } = await payoutAsTold(db, payout, seenAt);
  return { status, reference, amount: pence(payout.amount) };
}

/** While an admin's link can be taken back, its claimant is shown the one before it. */
async function linkShown(db: Executor, claimId: string, seenAt: SeenAt): Promise<IntentRow | undefined> {
  const pending = await pendingIntentOf(db, claimId);
  const isHeld = pending?.requestedBy && seenAt && isHeldBack(pending.createdAt, seenAt);
  return isHeld ? await intentReplacedBy(db, pending) : pending;
}
