import type { HoldReason } from '@plainclaim/domain/claims/holds/hold-reasons';
import type { ClaimsDeps } from '../claims.deps.ts';
import { findClaimToChange } from '../reading/find-claim.ts';
import { auditHold, type Holder } from './holder.ts';
import { reasonOf } from './holds.store.ts';
import { requireOpenHold } from './require-open-hold.ts';

/** Why a claim is paused, for an admin, as long as it is. Each reading is in the audit trail. */
export async function readHoldReason(
  deps: ClaimsDeps,
  holder: Holder,
  claimId: string,
): Promise<HoldReason | null> {
  return await deps.db.transaction(async (tx) => {
    const claim = await findClaimToChange(deps, tx, holder.actor, claimId);
    const hold = await requireOpenHold(tx, claim.id);
    await auditHold(tx, holder, 'hold-reason-read', {
      claimId: claim.id,
      holdId: hold.id,
      at: deps.clock.now(),
    });
    return (await reasonOf(tx, hold.id)) ?? null;
  });
}
