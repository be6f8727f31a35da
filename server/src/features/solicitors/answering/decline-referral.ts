import type { Actor } from '@plainclaim/domain/accounts/actor';
import { declineForm } from '@plainclaim/domain/solicitors/case-words';
import { moveReferral } from '@plainclaim/domain/solicitors/referrals';
import { actorOf } from '../../claims/index.ts';
import { recordEvent } from '../../history/index.ts';
import { readWords } from '../read-words.ts';
import { requireSolicitor } from '../require-solicitor.ts';
import { askNext } from '../searching/ask-next.ts';
import type { SolicitorsDeps } from '../solicitors.deps.ts';
import { type ReferralRow, searchById, updateReferral } from '../solicitors.store.ts';
import { lockOwnReferral } from './lock-referral.ts';

/** The solicitor declines the case; the next match is asked in the same transaction. */
export async function declineReferral(
  deps: SolicitorsDeps,
  actor: Actor,
  id: string,
  why: string,
): Promise<ReferralRow> {
  const { reason } = readWords(declineForm, { reason: why });
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
