import { payoutEntries, payoutReturnedEntries } from '@plainclaim/domain/payments/ledger';
import type { PayoutStatus } from '@plainclaim/domain/payments/payout';
import { AppError } from '@plainclaim/domain/shared/errors';
import { pence, poundsFromPence } from '@plainclaim/domain/shared/money';
import type { Tx } from '../../../platform/db/db.ts';
import { recordAudit } from '../../auth/index.ts';
import { lockClaim } from '../../claims/index.ts';
import { heldAct, recordEvent, takesBack } from '../../history/index.ts';
import { postToLedger } from '../ledger/post-to-ledger.ts';
import type { PaymentsDeps } from '../payments.deps.ts';
import { lockPayout, type PayoutRow, updatePayout } from './payouts.store.ts';
import { previousPayoutState } from './previous-payout-state.ts';
import { keyOfTelling, payoutOfMail, tellOfPayout } from './tell-of-payout.ts';

type MailTakenBack = {
  readonly claimId: string;
  readonly dedupeKey: string;
  readonly by: { readonly kind: 'admin'; readonly id: string };
  readonly address: string;
  readonly at: Date;
};

/**
 * Undoes an admin's decision on a payout while its mail is held: restores the payout and the ledger, and
 * sends a mail that the decision had withdrawn.
 */
export const takeBackPayout =
  (deps: Pick<PaymentsDeps, 'clock' | 'jobs' | 'config' | 'siteUrl'>) =>
  async (tx: Tx, { claimId, dedupeKey, by, address, at }: MailTakenBack): Promise<void> => {
    await lockClaim(tx, claimId);
    const payout = await lockPayout(tx, payoutOfMail(dedupeKey));
    if (!payout || keyOfTelling(payout) !== dedupeKey)
      throw new AppError('conflict', 'the payout has moved on', {
        userMessage: 'Something else was said of this payout since. Please load the page again.',
      });
    const { isUntold, ...before } = await previousPayoutState(tx, payout);
    await bookAgain(tx, payout, before.status, at);
    const isToldAgain = isUntold && before.status === 'paid';
    const restored = await updatePayout(tx, payout.id, {
      ...before,
      // What is told again is a new decision: it can be taken back in a minute of its own.
      ...(isToldAgain && { decidedAt: at }),
      reason: null,
      decidedBy: by.id,
    });
    await recordEvent(tx, {
      claimId,
      kind: 'payout.taken-back',
      actor: by,
      at,
      facts: { payout_id: payout.id, was: payout.status, is: restored.status, ...takesBack(dedupeKey) },
    });
    await recordAudit(tx, {
      action: 'admin-act',
      userId: by.id,
      address,
      at,
      details: {
        act: 'payout-taken-back',
        payout_id: payout.id,
        person_id: payout.userId,
        before: { status: payout.status },
        after: { status: restored.status },
      },
    });
    if (isToldAgain) await tellAgain(deps, tx, { restored, by, at });
  };

/** The decision that was stopped stays taken back in the history, so the payment is recorded once more. */
async function tellAgain(
  deps: Pick<PaymentsDeps, 'clock' | 'jobs' | 'config' | 'siteUrl'>,
  tx: Tx,
  { restored, by, at }: Pick<MailTakenBack, 'by' | 'at'> & { readonly restored: PayoutRow },
): Promise<void> {
  await recordEvent(tx, {
    claimId: restored.claimId,
    kind: 'payout.paid',
    actor: by,
    at,
    facts: {
      payout_id: restored.id,
      amount: poundsFromPence(pence(restored.amount)),
      from: 'due',
      reference: restored.reference,
      ...heldAct(keyOfTelling(restored)),
    },
  });
  await tellOfPayout(deps, tx, restored, { move: 'paid', wasMailed: false });
}

async function bookAgain(tx: Tx, payout: PayoutRow, before: PayoutStatus, at: Date): Promise<void> {
  const amount = pence(payout.amount);
  const { paymentId } = payout;
  if (payout.status === 'paid')
    await postToLedger(tx, {
      kind: 'payout-returned',
      paymentId,
      entries: payoutReturnedEntries(amount),
      at,
    });
  if (before === 'paid')
    await postToLedger(tx, { kind: 'payout', paymentId, entries: payoutEntries(amount), at });
}
