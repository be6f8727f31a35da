import type { HoldToCheck } from '@plainclaim/domain/claims/holds/check-hold';
import { isStatutory, needsConsent } from '@plainclaim/domain/claims/holds/hold-reasons';
import { recordEvent } from '../../history/index.ts';
import type { ClaimsDeps } from '../claims.deps.ts';
import { actorOf } from '../event-actor.ts';
import { findClaimToChange } from '../reading/find-claim.ts';
import { auditHold, type Holder, termsOf } from './holder.ts';
import { saveReason, updateHold } from './holds.store.ts';
import { requireOpenHold } from './require-open-hold.ts';
import { tellOfPause } from './tell-of-hold.ts';

/**
 * Confirms the open hold of a claim, with the days and the reason that an admin found to be right. The pause begins no
 * later than before; interest rests from the official first day.
 */
export async function confirmHold(
  deps: ClaimsDeps,
  holder: Holder,
  claimId: string,
  wanted: Omit<HoldToCheck, 'isProvisional'>,
): Promise<void> {
  const at = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    const claim = await findClaimToChange(deps, tx, holder.actor, claimId);
    const open = await requireOpenHold(tx, claim.id);
    const terms = termsOf(deps, claim, { ...wanted, isProvisional: false }, 'admin');
    const [firstDay = terms.from] = [terms.from, open.firstDay].toSorted();
    const hold = await updateHold(tx, open.id, {
      firstDay,
      lastDay: terms.until,
      isStatutory: isStatutory(wanted.reason),
      interestFreeFrom: terms.interestFreeFrom,
      setBy: 'admin',
      userId: holder.actor.userId,
      confirmedAt: at,
    });
    await saveReason(tx, hold.id, {
      reason: wanted.reason,
      consentedAt: needsConsent(wanted.reason) ? at : null,
    });
    await recordEvent(tx, {
      claimId: claim.id,
      kind: 'hold.confirmed',
      actor: actorOf(holder.actor),
      at,
      facts: { hold_id: hold.id, from: hold.firstDay, until: hold.lastDay, until_was: open.lastDay },
    });
    await auditHold(tx, holder, 'hold-confirmed', { claimId: claim.id, holdId: hold.id, at });
    await tellOfPause(deps, tx, claim, hold);
  });
}
