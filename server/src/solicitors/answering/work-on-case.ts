import type { Actor } from '@plainclaim/domain/accounts/actor';
import { moveReferral } from '@plainclaim/domain/solicitors/referrals';
import { actorOf } from '../../claims/index.ts';
import { recordEvent } from '../../history/index.ts';
import { requireSolicitor } from '../require-solicitor.ts';
import type { SolicitorsDeps } from '../solicitors.deps.ts';
import { type ReferralRow, updateReferral, updateSearch } from '../solicitors.store.ts';
import { tellOfProgress } from '../tell-of-answer.ts';
import { lockOwnReferral } from './lock-referral.ts';

export const startWork = (deps: SolicitorsDeps, actor: Actor, id: string): Promise<ReferralRow> =>
  step(deps, actor, id, 'start');

/** The solicitor's part is done. What became of the claim itself, the claimant says. */
export const completeCase = (deps: SolicitorsDeps, actor: Actor, id: string): Promise<ReferralRow> =>
  step(deps, actor, id, 'complete');

async function step(
  deps: SolicitorsDeps,
  actor: Actor,
  id: string,
  trigger: 'start' | 'complete',
): Promise<ReferralRow> {
  const at = deps.clock.now();
  return await deps.db.transaction(async (tx) => {
    const solicitor = await requireSolicitor(tx, actor);
    const { referral, claim } = await lockOwnReferral(tx, actor, id);
    const status = moveReferral(referral.status, trigger, 'solicitor');
    const moved = await updateReferral(tx, referral.id, {
      status,
      ...(trigger === 'start' ? { startedAt: at } : { endedAt: at }),
    });
    if (trigger === 'complete')
      await updateSearch(tx, referral.searchId, { status: 'completed', closedAt: at });
    await recordEvent(tx, {
      claimId: claim.id,
      kind: trigger === 'start' ? 'solicitor.started' : 'solicitor.completed',
      actor: actorOf(actor),
      at,
      facts: { referral_id: referral.id },
    });
    await tellOfProgress(deps, tx, { referral: moved, claim, solicitor }, trigger);
    return moved;
  });
}
