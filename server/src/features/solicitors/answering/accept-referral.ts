import type { Actor } from '@plainclaim/domain/accounts/actor';
import { moveClaim } from '@plainclaim/domain/claims/statuses';
import { moveReferral } from '@plainclaim/domain/solicitors/referrals';
import { actorOf, changeClaim } from '../../claims/index.ts';
import { recordEvent } from '../../history/index.ts';
import { requireSolicitor } from '../require-solicitor.ts';
import type { SolicitorsDeps } from '../solicitors.deps.ts';
import { type ReferralRow, updateReferral, updateSearch } from '../solicitors.store.ts';
import { tellOfAcceptance } from '../tell-of-answer.ts';
import { lockOwnReferral } from './lock-referral.ts';

/**
 * The solicitor takes the case. An answer that comes second or too late is refused with the current state.
 */
export async function acceptReferral(deps: SolicitorsDeps, actor: Actor, id: string): Promise<ReferralRow> {
  const at = deps.clock.now();
  return await deps.db.transaction(async (tx) => {
    const solicitor = await requireSolicitor(tx, actor);
    const { referral, claim } = await lockOwnReferral(tx, actor, id);
    const status = moveReferral(referral.status, 'accept', 'solicitor');
    const claimStatus = moveClaim(claim.status, 'referral-accepted', 'solicitor');
    const accepted = await updateReferral(tx, referral.id, { status, answeredAt: at });
    await updateSearch(tx, referral.searchId, { status: 'placed' });
    await changeClaim(tx, claim, { status: claimStatus }, at);
    await recordEvent(tx, {
      claimId: claim.id,
      kind: 'solicitor.accepted',
      actor: actorOf(actor),
      at,
      facts: { referral_id: referral.id, from: claim.status, to: claimStatus },
    });
    await tellOfAcceptance(deps, tx, { referral: accepted, claim, solicitor });
    return accepted;
  });
}
