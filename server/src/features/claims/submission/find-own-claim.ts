import type { Actor } from '@plainclaim/domain/accounts/actor';
import { isOwner } from '@plainclaim/domain/claims/permissions';
import { claimNotFound } from '../claim-not-found.ts';
import type { ClaimsDeps } from '../claims.deps.ts';
import { findClaim, type VisibleClaim } from '../reading/find-claim.ts';

/** For acts of the claimant or an admin: a solicitor who may read the claim gets a 404. */
export async function findOwnClaim(deps: ClaimsDeps, actor: Actor, id: string): Promise<VisibleClaim> {
  const claim = await findClaim(deps, actor, id);
  if (!isOwner(actor, claim) && actor.role !== 'admin') throw claimNotFound();
  return claim;
}
