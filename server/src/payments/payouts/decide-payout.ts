import { payoutEntries, payoutReturnedEntries } from '@plainclaim/domain/payments/ledger';
import { movePayout, requireDestination } from '@plainclaim/domain/payments/payout';
import { AppError } from '@plainclaim/domain/shared/errors';
import { heldBackUntil } from '@plainclaim/domain/shared/mail-acts';
import { pence, poundsFromPence } from '@plainclaim/domain/shared/money';
import { isUuid } from '@plainclaim/domain/shared/uuid';
import { recordAudit } from '../../auth/index.ts';
import { claimById, lockClaim } from '../../claims/index.ts';
import { recordEvent } from '../../history/index.ts';
import type { Tx } from '../../platform/db/db.ts';
import { mailPerson } from '../../platform/mail/mail-person.ts';
import { withdrawMails } from '../../platform/mail/withdraw-mails.ts';
import { postToLedger } from '../ledger/post-to-ledger.ts';
import type { AdminAtWork, PaymentsDeps } from '../payments.deps.ts';
import { readPayoutDetails } from './payout-details.ts';
import { writePayoutCorrected, writePayoutFailed, writePayoutPaid } from './payout-mails.tsx';
import { lockPayout, type PayoutRow, payoutById, updatePayout } from './payouts.store.ts';

export type PayoutDecision =
  | { readonly move: 'paid'; readonly reference: string }
  | { readonly move: 'failed'; readonly reason: string }
  | { readonly move: 'due' }
  | { readonly move: 'corrected' };

export type DecideDeps = Pick<PaymentsDeps, 'db' | 'clock' | 'jobs' | 'config' | 'siteUrl' | 'secretKey'>;

/**
 * An admin says what became of a payout. Two who press at once take turns, and the second is told. Money that was
 * sent is in the books, and so is money that came back.
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
    // The claim first, as wherever money moves: else this and a refund could each hold what the other needs.
    await lockClaim(tx, found.claimId);
    const payout = await lockPayout(tx, found.id);
    if (!payout) throw new AppError('not_found', 'no such payout');
    const status = movePayout(payout.status, decision.move);
    const destination = await readPayoutDetails({ db: tx, secretKey: deps.secretKey }, payout.userId);
    requireDestination(decision.move, destination !== null);
    const decided = await updatePayout(tx, payout.id, {
      status,
      reference: referenceAfter(payout, decision),
      reason: decision.move === 'failed' ? decision.reason : null,
      decidedBy: actor.userId,
      decidedAt: at,
    });
    await book(tx, payout, decision.move, at);
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
      },
    });
    await recordAudit(tx, {
      action: 'admin-act',
      userId: actor.userId,
      address,
      at,
      details: { act: `payout-${status}`, payout_id: payout.id, person_id: payout.userId },
    });
    const isUnsaid = payout.status === 'paid' && (await takeBackPaidMail(tx, payout, at));
    if (decision.move !== 'due' && !(decision.move === 'corrected' && isUnsaid))
      await tell(deps, tx, decided, mails[decision.move]);
    return decided;
  });
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

const mails = { paid: writePayoutPaid, failed: writePayoutFailed, corrected: writePayoutCorrected } as const;

/** Taken back before, "we have sent your share" is never said. */
const heldUntil = ({ decidedAt }: PayoutRow): Date => heldBackUntil(decidedAt ?? new Date(0));

const keyOfTelling = ({ status, id, decidedAt }: PayoutRow) =>
  `payout-${status}:${id}:${decidedAt?.toISOString()}`;

const takeBackPaidMail = async (tx: Tx, payout: PayoutRow, at: Date): Promise<boolean> =>
  at < heldUntil(payout) && (await withdrawMails(tx, [keyOfTelling(payout)]));

async function tell(
  deps: DecideDeps,
  tx: Tx,
  payout: PayoutRow,
  write: (typeof mails)[keyof typeof mails],
): Promise<void> {
  const claim = await claimById(tx, payout.claimId);
  if (!claim) throw new Error('a payout belongs to no claim');
  await mailPerson(deps, tx, {
    ...(await write(claim, payout, deps.siteUrl)),
    to: { address: claim.plaintiffEmail, name: claim.plaintiffName },
    replyTo: deps.config.TEAM_MAILBOX,
    dedupeKey: keyOfTelling(payout),
    claimId: claim.id,
    ...(payout.status === 'paid' && { notBefore: heldUntil(payout) }),
  });
}
