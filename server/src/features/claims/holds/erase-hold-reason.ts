import type { ClaimsDeps } from '../claims.deps.ts';
import { findClaimToChange } from '../reading/find-claim.ts';
import { auditHold, type Holder } from './holder.ts';
import { deleteReasonsOf } from './holds.store.ts';

/**
 * An admin erases why a claim is or was paused, because the person whom the reason is about took back their consent. The
 * pause and its days stay as they are.
 */
export async function eraseHoldReason(deps: ClaimsDeps, holder: Holder, claimId: string): Promise<void> {
  const at = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    const claim = await findClaimToChange(deps, tx, holder.actor, claimId);
    for (const holdId of await deleteReasonsOf(tx, [claim.id]))
      await auditHold(tx, holder, 'hold-reason-erased', { claimId: claim.id, holdId, at });
  });
}
