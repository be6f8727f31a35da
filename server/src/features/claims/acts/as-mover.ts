import type { Actor } from '@plainclaim/domain/accounts/actor';
import { isOwner } from '@plainclaim/domain/claims/permissions';
import type { ClaimMover } from '@plainclaim/domain/claims/statuses';
import { AppError } from '@plainclaim/domain/shared/errors';
import type { VisibleClaim } from '../reading/find-claim.ts';

/** Throws unless the actor owns the claim. */
export function asOwner(actor: Actor, claim: VisibleClaim): ClaimMover {
  if (isOwner(actor, claim)) return 'plaintiff';
  throw new AppError('forbidden', 'only the claimant may do this', {
    userMessage: 'Only the person whose claim it is can do this.',
  });
}

export function asOwnerOrAdmin(actor: Actor, claim: VisibleClaim): ClaimMover {
  return actor.role === 'admin' && !isOwner(actor, claim) ? 'admin' : asOwner(actor, claim);
}
