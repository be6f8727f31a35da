import type { Actor } from '../../accounts/actor.ts';
import { type ClaimToJudge, canViewClaim } from '../../claims/permissions.ts';

/**
 * Whether a session may open the answer page. Accounts that can see the claim cannot: the claimant supplied the address and
 * can obtain either key, and an admin who looks must not be recorded as the other side. Without an account, the key alone
 * decides.
 */
export const mayOpenDoor = (actor: Pick<Actor, 'userId' | 'role'> | null, claim: ClaimToJudge): boolean =>
  actor === null || !canViewClaim(actor, claim);

export const ownDoorWords =
  'You are signed in with an account that can see this claim, so you cannot answer its letter. Sign out first if the letter was sent to you.';
