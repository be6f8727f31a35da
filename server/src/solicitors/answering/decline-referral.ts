import type { Actor } from '@plainclaim/domain/accounts/actor';
import { AppError } from '@plainclaim/domain/shared/errors';
import { cleanText } from '@plainclaim/domain/shared/text';
import { moveReferral } from '@plainclaim/domain/solicitors/referrals';
import { actorOf } from '../../claims/index.ts';
import { recordEvent } from '../../history/index.ts';
import { requireSolicitor } from '../require-solicitor.ts';
import { askNext } from '../searching/ask-next.ts';
import type { SolicitorsDeps } from '../solicitors.deps.ts';
import { type ReferralRow, searchById, updateReferral } from '../solicitors.store.ts';
import { lockOwnReferral } from './lock-referral.ts';

const longestReason = 1000;

/** The solicitor does not want the case: the next match is asked, in the same breath. */
export async function declineReferral(
  deps: SolicitorsDeps,
  actor: Actor,
  id: string,
  why: string,
): Promise<ReferralRow> {
  const reason = cleanText(why).slice(0, longestReason);
  if (reason === '')
    throw new AppError('validation_failed', 'a decline without a reason', {
      fields: [{ field: 'reason', message: 'Please give a reason' }],
    });
  const at = deps.clock.now();
  return await deps.db.transaction(async (tx) => {
    await requireSolicitor(tx, actor);
    const { referral, claim } = await lockOwnReferral(tx, actor, id);
    const status = moveReferral(referral.status, 'decline', 'solicitor');
    const declined = await updateReferral(tx, referral.id, {
      status,
      declineReason: reason,
      answeredAt: at,
      endedAt: at,
    });
    await recordEvent(tx, {
      claimId: claim.id,
      kind: 'solicitor.declined',
      actor: actorOf(actor),
      at,
      facts: { referral_id: referral.id },
      personal: { reason },
    });
    await askNext(deps, tx, await searchById(tx, referral.searchId), claim);
    return declined;
  });
}
