import type { Actor } from '@plainclaim/domain/accounts/actor';
import type { AgainOrNot } from '@plainclaim/domain/letters/serving/sending-again';
import type { ClaimsDeps } from '../../claims.deps.ts';
import { findClaim } from '../../reading/find-claim.ts';
import { planAgain } from './plan-again.ts';
import { requireMaySendAgain } from './require-may-send-again.ts';

/** What would be sent to whom, and with which date, before it is sent. */
export async function readAgain(deps: ClaimsDeps, actor: Actor, claimId: string): Promise<AgainOrNot> {
  const claim = await findClaim(deps, actor, claimId);
  requireMaySendAgain(actor, claim);
  return await planAgain(deps.db, claim, deps.clock.now());
}
