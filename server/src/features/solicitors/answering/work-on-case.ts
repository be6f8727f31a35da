import type { Actor } from '@plainclaim/domain/accounts/actor';
import { completeForm } from '@plainclaim/domain/solicitors/case-outcome';
import { moveReferral } from '@plainclaim/domain/solicitors/referrals';
import { actorOf } from '../../claims/index.ts';
import { recordEvent } from '../../history/index.ts';
import { readWords } from '../read-words.ts';
import { requireSolicitor } from '../require-solicitor.ts';
import type { SolicitorsDeps } from '../solicitors.deps.ts';
import { type ReferralRow, updateReferral, updateSearch } from '../solicitors.store.ts';
import { tellOfProgress } from '../tell-of-answer.ts';
import { lockOwnReferral } from './lock-referral.ts';

export const startWork = (deps: SolicitorsDeps, actor: Actor, id: string): Promise<ReferralRow> =>
  step(deps, actor, id, 'start', {});

/**
 * The solicitor completes the case, and the client is told the outcome. Whether money came is for the
 * claimant to say.
 */
export async function completeCase(
  deps: SolicitorsDeps,
  actor: Actor,
  id: string,
  said: { readonly outcome: string; readonly note: string },
): Promise<ReferralRow> {
  const { outcome, note } = readWords(completeForm, said);
  return await step(deps, actor, id, 'complete', { outcome, outcomeNote: note });
}

async function step(
  deps: SolicitorsDeps,
  actor: Actor,
  id: string,
  trigger: 'start' | 'complete',
  ending: Partial<Pick<ReferralRow, 'outcome' | 'outcomeNote'>>,
): Promise<ReferralRow> {
  const at = deps.clock.now();
  return await deps.db.transaction(async (tx) => {
    const solicitor = await requireSolicitor(tx, actor);
    const { referral, claim } = await lockOwnReferral(tx, actor, id);
    const status = moveReferral(referral.status, trigger, 'solicitor');
    const moved = await updateReferral(tx, referral.id, {
      status,
      ...ending,
      ...(trigger === 'start' ? { startedAt: at } : { endedAt: at }),
    });
    if (trigger === 'complete')
      await updateSearch(tx, referral.searchId, { status: 'completed', closedAt: at });
    await recordEvent(tx, {
      claimId: claim.id,
      kind: trigger === 'start' ? 'solicitor.started' : 'solicitor.completed',
      actor: actorOf(actor),
      at,
      facts: { referral_id: referral.id, ...(moved.outcome && { outcome: moved.outcome }) },
      ...(moved.outcomeNote !== '' && { personal: { note: moved.outcomeNote } }),
    });
    await tellOfProgress(deps, tx, { referral: moved, claim, solicitor }, trigger);
    return moved;
  });
}
