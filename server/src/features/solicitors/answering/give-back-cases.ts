import { defendantName } from '@plainclaim/domain/claims/defendant';
import { moveReferral } from '@plainclaim/domain/solicitors/referrals';
import type { Tx } from '../../../platform/db/db.ts';
import { recordEvent } from '../../history/index.ts';
import { solicitorById } from '../../profiles/index.ts';
import type { Removal } from '../case.emails.tsx';
import { askNext } from '../searching/ask-next.ts';
import type { SolicitorsDeps } from '../solicitors.deps.ts';
import { liveReferralsOf, searchById, updateReferral } from '../solicitors.store.ts';
import { tellOfCaseGivenBack } from '../tell-of-answer.ts';
import { lockReferral } from './lock-referral.ts';

/**
 * Ends every case of a solicitor who may no longer act, also those they took on, and asks the next match. The caller
 * has closed the registration or account before, so that they are not asked again. Returns the cases they had taken
 * on, as they know them.
 */
export async function giveBackCases(
  deps: SolicitorsDeps,
  tx: Tx,
  solicitorId: string,
  { why, adminId }: { readonly why: Removal; readonly adminId: string | null },
): Promise<readonly string[]> {
  const at = deps.clock.now();
  const named: string[] = [];
  for (const id of await liveReferralsOf(tx, solicitorId)) {
    const locked = await lockReferral(tx, id);
    // Completed, withdrawn or declined while the lock was awaited.
    if (!locked || locked.referral.endedAt !== null) continue;
    const { referral, claim } = locked;
    const isTakenOn = referral.status !== 'pending';
    const status = moveReferral(referral.status, 'withdraw', 'system');
    const ended = await updateReferral(tx, referral.id, { status, endedAt: at });
    await recordEvent(tx, {
      claimId: claim.id,
      kind: 'solicitor.passed-over',
      actor: adminId === null ? { kind: 'system', id: null } : { kind: 'admin', id: adminId },
      at,
      facts: { referral_id: referral.id, why, from: referral.status },
    });
    const solicitor = await solicitorById(tx, solicitorId);
    if (isTakenOn) named.push(`${claim.plaintiffName} against ${defendantName(claim)}`);
    if (solicitor && isTakenOn)
      await tellOfCaseGivenBack(deps, tx, { referral: ended, claim, solicitor }, why);
    await askNext(deps, tx, await searchById(tx, referral.searchId), claim);
  }
  return named;
}
