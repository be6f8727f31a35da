import type { Actor } from '@plainclaim/domain/accounts/actor';
import { type ClaimToJudge, canViewClaim } from '@plainclaim/domain/claims/permissions';
import { isUuid } from '@plainclaim/domain/shared/uuid';
import type { Tx } from '../../../platform/db/db.ts';
import { claimNotFound } from '../claim-not-found.ts';
import type { ClaimsDeps } from '../claims.deps.ts';
import { type ClaimRow, claimById, lockClaim } from '../claims.store.ts';

type Deps = Pick<ClaimsDeps, 'db' | 'referredTo'>;

export type VisibleClaim = ClaimRow & Pick<ClaimToJudge, 'referredTo'>;

/** A claim the actor may see; 404 for every other user. */
export async function findClaim(deps: Deps, actor: Actor, id: string): Promise<VisibleClaim> {
  return await visible(deps, actor, isUuid(id) ? await claimById(deps.db, id) : undefined);
}

export async function findClaimToChange(deps: Deps, tx: Tx, actor: Actor, id: string): Promise<VisibleClaim> {
  return await visible(deps, actor, isUuid(id) ? await lockClaim(tx, id) : undefined);
}

async function visible(deps: Deps, actor: Actor, claim: ClaimRow | undefined): Promise<VisibleClaim> {
  if (!claim) throw claimNotFound();
  const referredTo = actor.role === 'solicitor' ? ((await deps.referredTo?.(claim.id)) ?? []) : [];
  if (!canViewClaim(actor, { ...claim, referredTo })) throw claimNotFound();
  return { ...claim, referredTo };
}
