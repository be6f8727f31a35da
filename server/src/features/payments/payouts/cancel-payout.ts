import { movePayout } from '@plainclaim/domain/payments/payout';
import type { Tx } from '../../../platform/db/db.ts';
import { idByDedupeKey } from '../../../platform/mail/mail.store.ts';
import { withdrawMails } from '../../../platform/mail/withdraw-mails.ts';
import { recordEvent, takesBack } from '../../history/index.ts';
import { type PayoutRow, updatePayout } from './payouts.store.ts';
import { isTellingHeld, keyOfTelling } from './tell-of-payout.ts';

/**
 * Cancels the payout of a payment that is refunded. A mail about it that has not left would promise money that goes back
 * to the payer, so it is withdrawn; one that has left stays as it is.
 */
export async function cancelPayout(
  tx: Tx,
  payout: PayoutRow,
  { reason, by, at }: { readonly reason: string; readonly by: string; readonly at: Date },
): Promise<void> {
  const status = movePayout(payout.status, 'cancelled');
  const key = keyOfTelling(payout);
  const isQueued = (await idByDedupeKey(tx, key)) !== undefined;
  // Once its minute is over, the claimant was shown what the mail says, so that stays in their history.
  if (isQueued && (await withdrawMails(tx, [key])) && isTellingHeld(payout, at))
    await recordEvent(tx, {
      claimId: payout.claimId,
      kind: 'payout.taken-back',
      actor: { kind: 'admin', id: by },
      at,
      facts: { payout_id: payout.id, was: payout.status, is: status, ...takesBack(key) },
    });
  await updatePayout(tx, payout.id, { status, reason, decidedBy: by, decidedAt: at });
}
