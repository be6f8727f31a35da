import { randomUUID } from 'node:crypto';
import { moveClaim } from '@plainclaim/domain/claims/statuses';
import { refundPromisedEntries } from '@plainclaim/domain/payments/ledger';
import { refundRefusal } from '@plainclaim/domain/payments/refund';
import { AppError } from '@plainclaim/domain/shared/errors';
import { pence, poundsFromPence } from '@plainclaim/domain/shared/money';
import { isUuid } from '@plainclaim/domain/shared/uuid';
import type { Tx } from '../../../platform/db/db.ts';
import { mailPerson } from '../../../platform/mail/mail-person.ts';
import { queueMail } from '../../../platform/mail/queue-mail.ts';
import { recordAudit } from '../../auth/index.ts';
import { type ClaimRow, changeClaim, lockClaim } from '../../claims/index.ts';
import { recordEvent } from '../../history/index.ts';
import { type PaymentRow, paymentById } from '../checkout/checkout.store.ts';
import { countRecovered, postToLedger } from '../ledger/post-to-ledger.ts';
import { intentById } from '../links/intents.store.ts';
import type { AdminAtWork, PaymentsDeps } from '../payments.deps.ts';
import { payRefund } from '../payments.jobs.ts';
import { cancelPayout } from '../payouts/cancel-payout.ts';
import { lockPayoutOfPayment } from '../payouts/payouts.store.ts';
import { writeRefundToClaimant, writeRefundToPayer } from './refund-mails.tsx';
import {
  insertRefund,
  lockPayment,
  lockRefundOfPayment,
  markRefunded,
  type RefundRow,
  updateRefund,
} from './refunds.store.ts';

type Deps = Pick<PaymentsDeps, 'db' | 'clock' | 'jobs' | 'config' | 'siteUrl'>;

/**
 * An admin refunds a whole payment, within the period of the terms and before the claimant got their share.
 * The ledger, the payout and the claim change at once; a job asks the provider and may be retried.
 */
export async function refundPayment(
  deps: Deps,
  { actor, address }: AdminAtWork,
  paymentId: string,
  reason: string,
): Promise<RefundRow> {
  const at = deps.clock.now();
  const found = isUuid(paymentId) ? await paymentById(deps.db, paymentId) : undefined;
  if (!found) throw new AppError('not_found', 'no such payment');
  return await deps.db.transaction(async (tx) => {
    const claim = await lockClaim(tx, found.claimId);
    const payment = await lockPayment(tx, found.id);
    if (!claim || !payment) throw new AppError('not_found', 'no such payment');
    const earlier = await lockRefundOfPayment(tx, payment.id);
    const refund =
      earlier?.state === 'failed'
        ? await tryAgain(tx, earlier, reason)
        : await undo(deps, tx, { payment, claim, reason, by: actor.userId }, at);
    await deps.jobs.enqueue(tx, payRefund, { refundId: refund.id });
    await recordAudit(tx, {
      action: 'admin-act',
      userId: actor.userId,
      address,
      at,
      details: { act: 'payment-refunded', payment_id: payment.id, claim_id: claim.id, reason },
    });
    return refund;
  });
}

/** Our rows are reversed already; only the provider refused last time. */
async function tryAgain(tx: Tx, refund: RefundRow, reason: string): Promise<RefundRow> {
  const changes = { state: 'requested', attempt: refund.attempt + 1, reason, decidedAt: null } as const;
  await updateRefund(tx, refund.id, changes);
  return { ...refund, ...changes };
}

type Undoing = {
  readonly payment: PaymentRow;
  readonly claim: ClaimRow;
  readonly reason: string;
  readonly by: string;
};

async function undo(
  deps: Deps,
  tx: Tx,
  { payment, claim, reason, by }: Undoing,
  at: Date,
): Promise<RefundRow> {
  const payout = await lockPayoutOfPayment(tx, payment.id);
  const refusal = refundRefusal({ ...payment, payout: payout?.status ?? null }, at);
  if (refusal) throw new AppError('conflict', 'the payment cannot be refunded', { userMessage: refusal });
  const status = moveClaim(claim.status, 'payment-refunded', 'admin');
  const gross = pence(payment.gross);
  const refund = await insertRefund(tx, {
    id: randomUUID(),
    paymentId: payment.id,
    gross,
    reason,
    requestedBy: by,
    state: 'requested',
    createdAt: at,
  });
  await markRefunded(tx, payment.id, at);
  const entries = refundPromisedEntries(gross);
  await postToLedger(tx, { kind: 'refund-promised', paymentId: payment.id, entries, at });
  await countRecovered(tx, payment, -1);
  if (payout) await cancelPayout(tx, payout, { reason, by, at });
  await recordEvent(tx, {
    claimId: claim.id,
    kind: 'payment.refunded',
    actor: { kind: 'admin', id: by },
    at,
    facts: { payment_id: payment.id, amount: poundsFromPence(gross), from: claim.status, to: status, reason },
  });
  await changeClaim(tx, claim, { status }, at);
  await tell(deps, tx, { payment, claim, reason, by });
  return refund;
}

async function tell(deps: Deps, tx: Tx, { payment, claim, reason }: Undoing): Promise<void> {
  const intent = await intentById(tx, payment.paymentIntentId);
  if (!intent) throw new Error('a payment belongs to no intent');
  const written = { claim, intent, gross: pence(payment.gross), reason, siteUrl: deps.siteUrl };
  const about = { replyTo: deps.config.TEAM_MAILBOX, claimId: claim.id };
  await queueMail(deps, tx, {
    ...(await writeRefundToPayer(written)),
    ...about,
    to: { address: intent.recipientEmail },
    dedupeKey: `refund:${payment.id}:payer`,
  });
  await mailPerson(deps, tx, {
    ...(await writeRefundToClaimant(written)),
    ...about,
    to: { address: claim.plaintiffEmail, name: claim.plaintiffName },
    dedupeKey: `refund:${payment.id}:claimant`,
  });
}
