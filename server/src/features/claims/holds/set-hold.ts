import type { HoldToCheck } from '@plainclaim/domain/claims/holds/check-hold';
import { isStatutory, needsConsent } from '@plainclaim/domain/claims/holds/hold-reasons';
import { canSetHold } from '@plainclaim/domain/claims/permissions';
import { AppError } from '@plainclaim/domain/shared/errors';
import { recordEvent } from '../../history/index.ts';
import type { ClaimsDeps } from '../claims.deps.ts';
import { actorOf } from '../event-actor.ts';
import { findClaimToChange } from '../reading/find-claim.ts';
import { auditHold, type Holder, setterOf, termsOf } from './holder.ts';
import { insertHold, openHoldOf } from './holds.store.ts';
import { tellOfPause } from './tell-of-hold.ts';

/**
 * Pauses a claim. What an admin was told by the other side pauses it provisionally; a claimant's own pause is not
 * confirmed.
 */
export async function setHold(
  deps: ClaimsDeps,
  holder: Holder,
  claimId: string,
  wanted: HoldToCheck,
): Promise<void> {
  const { actor } = holder;
  const at = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    const claim = await findClaimToChange(deps, tx, actor, claimId);
    if (!canSetHold(actor, claim))
      throw new AppError('forbidden', 'may not pause this claim', {
        userMessage: 'Only an open claim can be paused, by its claimant or our team.',
      });
    if (await openHoldOf(tx, claim.id))
      throw new AppError('conflict', 'the claim is on hold', {
        userMessage: 'This claim is paused already.',
      });
    const by = setterOf(actor, claim);
    const isProvisional = wanted.isProvisional && by === 'admin';
    const { from, until, interestFreeFrom } = termsOf(deps, claim, { ...wanted, isProvisional }, by);
    const hold = await insertHold(tx, {
      claimId: claim.id,
      firstDay: from,
      lastDay: until,
      isStatutory: isStatutory(wanted.reason),
      interestFreeFrom,
      setBy: isProvisional ? 'defendant' : by,
      userId: actor.userId,
      confirmedAt: isProvisional ? null : at,
      createdAt: at,
      reason: wanted.reason,
      consentedAt: needsConsent(wanted.reason) ? at : null,
    });
    await recordEvent(tx, {
      claimId: claim.id,
      kind: 'hold.set',
      actor: actorOf(actor),
      at,
      // Not the reason, which is erased; an event never is.
      facts: { hold_id: hold.id, from, until, provisional: isProvisional },
    });
    if (by === 'claimant') return;
    await auditHold(tx, holder, 'hold-set', { claimId: claim.id, holdId: hold.id, at });
    await tellOfPause(deps, tx, claim, hold);
  });
}
