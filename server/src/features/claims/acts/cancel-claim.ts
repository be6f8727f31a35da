import type { Actor } from '@plainclaim/domain/accounts/actor';
import type { ClaimsDeps } from '../claims.deps.ts';
import type { ClaimRow } from '../claims.store.ts';
import { asOwnerOrAdmin } from './as-mover.ts';
import { moveOneClaim } from './move-claim.ts';

export const cancelClaim = (deps: ClaimsDeps, actor: Actor, id: string): Promise<ClaimRow> =>
  moveOneClaim(deps, actor, id, {
    trigger: 'cancelled',
    asMover: asOwnerOrAdmin,
    event: 'claim.cancelled',
  });
