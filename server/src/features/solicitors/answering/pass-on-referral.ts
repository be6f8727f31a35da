import { moveReferral } from '@plainclaim/domain/solicitors/referrals';
import type { Tx } from '../../../platform/db/db.ts';
import { recordEvent } from '../../history/index.ts';
import { solicitorById } from '../../profiles/index.ts';
import { askNext } from '../searching/ask-next.ts';
import type { SolicitorsDeps } from '../solicitors.deps.ts';
import { referralsDue, searchById, updateReferral } from '../solicitors.store.ts';
import { tellOfExpiry } from '../tell-of-answer.ts';
import { lockReferral } from './lock-referral.ts';

const atOnce = 100;

/**
 * Ends referrals that were not answered in time and asks the next match, each in a transaction of its own.
 */
export async function passOnUnanswered(deps: SolicitorsDeps): Promise<void> {
  while (true) {
    const due = await referralsDue(deps.db, deps.clock.now(), atOnce);
    for (const id of due)
      await deps.db.transaction((tx) => passOnReferral(deps, tx, id, 'unanswered', { onlyIfDue: true }));
    if (due.length < atOnce) return;
  }
}

/** Does nothing when the referral was answered meanwhile. */
export async function passOnReferral(
  deps: SolicitorsDeps,
  tx: Tx,
  id: string,
  why: 'unanswered' | 'account-deleted',
  { onlyIfDue }: { readonly onlyIfDue: boolean },
): Promise<void> {
  const at = deps.clock.now();
  const locked = await lockReferral(tx, id);
  if (locked?.referral.status !== 'pending') return;
  const { referral, claim } = locked;
  if (onlyIfDue && referral.dueAt > at) return;
  const status = moveReferral(referral.status, 'expire', 'system');
  await updateReferral(tx, referral.id, { status, endedAt: at });
  await recordEvent(tx, {
    claimId: claim.id,
    kind: 'solicitor.passed-over',
    actor: { kind: 'system', id: null },
    at,
    facts: { referral_id: referral.id, why },
  });
  const solicitor = await solicitorById(tx, referral.solicitorId);
  if (solicitor && why === 'unanswered') await tellOfExpiry(deps, tx, { referral, claim, solicitor });
  await askNext(deps, tx, await searchById(tx, referral.searchId), claim);
}
