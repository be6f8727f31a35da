import { payoutEntries, payoutReturnedEntries } from '@plainclaim/domain/payments/ledger';
import { movePayout, type PayoutStatus, requireDestination } from '@plainclaim/domain/payments/payout';
import { AppError } from '@plainclaim/domain/shared/errors';
import { pence, poundsFromPence } from '@plainclaim/domain/shared/money';
import { isUuid } from '@plainclaim/domain/shared/uuid';
import type { Tx } from '../../../platform/db/db.ts';
import { idByDedupeKey } from '../../../platform/mail/mail.store.ts';
import { recordAudit } from '../../auth/index.ts';
import { lockClaim } from '../../claims/index.ts';
import { heldAct, recordEvent, takesBack } from '../../history/index.ts';
import { postToLedger } from '../ledger/post-to-ledger.ts';
import type { AdminAtWork, PaymentsDeps } from '../payments.deps.ts';
import { readPayoutDetails } from './payout-details.ts';
import { lockPayout, type PayoutRow, payoutById, updatePayout } from './payouts.store.ts';
import { previousPayoutState } from './previous-payout-state.ts';
import { dropUnsentMail, keyOfTelling, takeBackHeldMail, tellOfPayout } from './tell-of-payout.ts';

export type PayoutDecision =
  | { readonly move: 'paid'; readonly reference: string }
  | { readonly move: 'failed'; readonly reason: string; readonly seen?: PayoutStatus | undefined }
  | { readonly move: 'due' }
  | { readonly move: 'corrected' };

export type DecideDeps = Pick<PaymentsDeps, 'db' | 'clock' | 'jobs' | 'config' | 'siteUrl' | 'secretKey'>;

/**
 * An admin records the outcome of a payout. Concurrent decisions are serialised by a lock, and the second is
 * refused. Sent and returned money is posted to the ledger.
 */
export async function decidePayout(
  deps: DecideDeps,
  { actor, address }: AdminAtWork,
  id: string,
  decision: PayoutDecision,
): Promise<PayoutRow> {
  const at = deps.clock.now();
  const found = isUuid(id) ? await payoutById(deps.db, id) : undefined;
  if (!found) throw new AppError('not_found', 'no such payout');
  return await deps.db.transaction(async (tx) => {
    // Lock order: the claim first, as wherever money moves, or this and a refund could deadlock.
    await lockClaim(tx, found.claimId);
    const payout = await lockPayout(tx, found.id);
    if (!payout) throw new AppError('not_found', 'no such payout');
    const seen = decision.move === 'failed' ? decision.seen : undefined;
    const status = movePayout(payout.status, decision.move, seen);
    const isRevoked = await isToRevoke(tx, payout);
    const destination = await readPayoutDetails({ db: tx, secretKey: deps.secretKey }, payout.userId);
    requireDestination({ from: payout.status, move: decision.move, hasDetails: destination !== null });
    const decided = await updatePayout(tx, payout.id, {
      status,
      reference: referenceAfter(payout, decision),
      reason: decision.move === 'failed' ? decision.reason : null,
      decidedBy: actor.userId,
      decidedAt: at,
    });
    await book(tx, payout, decision.move, at);
    const isUnsaid = isRevoked && (await takeBackHeldMail(tx, payout, at));
    const isUnmailed = isRevoked && !isUnsaid && (await dropUnsentMail(tx, payout, at));
    const isTold = decision.move !== 'due' && !(decision.move === 'corrected' && isUnsaid);
    await recordEvent(tx, {
      claimId: payout.claimId,
      kind: decision.move === 'corrected' ? 'payout.corrected' : `payout.${status}`,
      actor: { kind: 'admin', id: actor.userId },
      at,
      facts: {
        payout_id: payout.id,
        amount: poundsFromPence(pence(payout.amount)),
        from: payout.status,
        ...(decision.move === 'paid' && { reference: decision.reference }),
        ...(decision.move === 'failed' && { reason: decision.reason }),
        ...(isTold && heldAct(keyOfTelling(decided))),
        ...(isUnsaid && takesBack(keyOfTelling(payout))),
        ...(isUnmailed && { mail_dropped: true }),
      },
    });
    await recordAudit(tx, {
      action: 'admin-act',
      userId: actor.userId,
      address,
      at,
      details: { act: `payout-${status}`, payout_id: payout.id, person_id: payout.userId },
    });
    if (isTold) await tellOfPayout(deps, tx, decided, { move: decision.move, wasMailed: !isUnmailed });
    return decided;
  });
}

/**
 * Whether the held mail about the latest decision no longer holds after the next one. A claimant who was told that the
 * money was sent still has to read that it came back.
 */
async function isToRevoke(tx: Tx, payout: PayoutRow): Promise<boolean> {
  if (payout.status !== 'failed') return payout.status === 'paid';
  const before = { id: payout.id, ...(await previousPayoutState(tx, payout)) };
  // The mail about the payment is gone where the failure came before it left.
  return before.status === 'due' || (await idByDedupeKey(tx, keyOfTelling(before))) === undefined;
}

function referenceAfter(payout: PayoutRow, decision: PayoutDecision): string | null {
  if (decision.move === 'paid') return decision.reference;
  return decision.move === 'corrected' ? null : payout.reference;
}

async function book(tx: Tx, payout: PayoutRow, move: PayoutDecision['move'], at: Date): Promise<void> {
  const amount = pence(payout.amount);
  const { paymentId } = payout;
  if (move === 'paid')
    await postToLedger(tx, { kind: 'payout', paymentId, entries: payoutEntries(amount), at });
  if ((move === 'failed' || move === 'corrected') && payout.status === 'paid')
    await postToLedger(tx, {
      kind: 'payout-returned',
      paymentId,
      entries: payoutReturnedEntries(amount),
      at,
    });
}
