import { normaliseEmail } from '@plainclaim/domain/shared/email-address';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { readdressWaiting } from '../../../platform/mail/readdress-waiting.ts';
import { recordEvent } from '../../history/index.ts';
import { moveClaimsTo, moveDraftsTo } from '../personal/claimant-email.store.ts';

type Move = { readonly userId: string; readonly from: string; readonly to: string };

export const emailChanged = 'claim.email-changed';

/**
 * Moves an account's claims, closed ones and drafts too, from its old address to its new one, in the transaction that
 * changes the address: the old mailbox is told that nothing more comes to it. Addresses that the claimant typed for a
 * claim alone stay. The letter that has been sent keeps its text.
 */
export const followNewEmail =
  ({ clock }: { readonly clock: Clock }) =>
  async (tx: Tx, { userId, ...addresses }: Move): Promise<void> => {
    const [from, to] = [normaliseEmail(addresses.from), normaliseEmail(addresses.to)];
    const now = clock.now();
    // Drafts before claims, as where an account is emptied: a submission holds its draft and then adds its claim.
    await moveDraftsTo(tx, { userId, from, to, now });
    const claimIds = await moveClaimsTo(tx, { userId, from, to, now });
    if (claimIds.length === 0) return;
    await readdressWaiting(tx, claimIds, { from, to, now });
    for (const claimId of claimIds)
      await recordEvent(tx, {
        claimId,
        kind: emailChanged,
        actor: { kind: 'plaintiff', id: userId },
        at: now,
        personal: { from, to },
      });
  };
