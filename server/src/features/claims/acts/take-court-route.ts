import type { Actor } from '@plainclaim/domain/accounts/actor';
import type { ClaimsDeps } from '../claims.deps.ts';
import type { ClaimRow } from '../claims.store.ts';
import { asOwner } from './as-mover.ts';
import { moveOneClaim } from './move-claim.ts';

export const takeCourtRoute = (deps: ClaimsDeps, actor: Actor, id: string): Promise<ClaimRow> =>
  moveOneClaim(deps, actor, id, {
    trigger: 'court-route-taken',
    asMover: asOwner,
    event: 'claim.court-route-taken',
    restsOnHold: true,
  });
