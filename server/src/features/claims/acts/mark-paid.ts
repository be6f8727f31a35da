import type { Actor } from '@plainclaim/domain/accounts/actor';
import type { ClaimsDeps } from '../claims.deps.ts';
import type { ClaimRow } from '../claims.store.ts';
import { asOwner } from './as-mover.ts';
import { moveOneClaim } from './move-claim.ts';

/** Owner only: no one but the claimant can tell that the money came. */
export const markPaid = (deps: ClaimsDeps, actor: Actor, id: string): Promise<ClaimRow> =>
  moveOneClaim(deps, actor, id, { trigger: 'marked-paid', asMover: asOwner, event: 'claim.paid' });
