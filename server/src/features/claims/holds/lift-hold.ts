import { canLiftHold } from '@plainclaim/domain/claims/permissions';
import { londonDateOf } from '@plainclaim/domain/shared/dates';
import { AppError } from '@plainclaim/domain/shared/errors';
import type { ClaimsDeps } from '../claims.deps.ts';
import { actorOf } from '../event-actor.ts';
import { findClaimToChange } from '../reading/find-claim.ts';
import { endHold } from './end-hold.ts';
import { auditHold, type Holder, setterOf } from './holder.ts';
import { requireOpenHold } from './require-open-hold.ts';
import { tellOfEnd } from './tell-of-hold.ts';

/** Ends a hold before its last day. Today is free again. */
export async function liftHold(deps: ClaimsDeps, holder: Holder, claimId: string): Promise<void> {
  const { actor } = holder;
  const at = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    const claim = await findClaimToChange(deps, tx, actor, claimId);
    const hold = await requireOpenHold(tx, claim.id);
    if (!canLiftHold(actor, claim, hold))
      throw new AppError('forbidden', 'may not lift this hold', {
        userMessage: 'Only our team can end this pause. Please write to us if it should end.',
      });
    const end = { event: 'hold.lifted', by: actorOf(actor), on: londonDateOf(at), at } as const;
    const going = await endHold(deps, tx, claim, hold, end);
    if (setterOf(actor, claim) === 'claimant') return;
    await auditHold(tx, holder, 'hold-lifted', { claimId: claim.id, holdId: hold.id, at });
    await tellOfEnd(deps, tx, going, hold);
  });
}
