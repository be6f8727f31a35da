import type { Actor } from '@plainclaim/domain/accounts/actor';
import { AppError } from '@plainclaim/domain/shared/errors';
import { moveReferral } from '@plainclaim/domain/solicitors/referrals';
import type { Tx } from '../../../platform/db/db.ts';
import { actorOf, type ClaimRow, claimsByIds } from '../../claims/index.ts';
import { type EventActor, recordEvent } from '../../history/index.ts';
import { solicitorById } from '../../profiles/index.ts';
import type { SolicitorsDeps } from '../solicitors.deps.ts';
import {
  liveReferralOf,
  openSearchOf,
  type SearchRow,
  updateReferral,
  updateSearch,
} from '../solicitors.store.ts';
import { tellOfWithdrawal } from '../tell-of-search.ts';
import { lockOwnClaim } from './open-search.ts';

/** The claimant withdraws consent: no further solicitor is asked, and those asked lose access to the case. */
export async function withdrawSearch(deps: SolicitorsDeps, actor: Actor, claimId: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const claim = await lockOwnClaim(tx, actor, claimId);
    const search = await openSearchOf(tx, claim.id);
    if (!search)
      throw new AppError('conflict', 'no search to withdraw', {
        userMessage: 'No solicitor is being asked about this claim.',
      });
    await endSearch(deps, tx, { search, claim, by: actorOf(actor), why: 'consent-withdrawn' });
  });
}

/** Ends the search of a closed claim, in the transaction that closes it. */
export const withdrawWithClaim =
  (deps: SolicitorsDeps) =>
  async (tx: Tx, claimId: string): Promise<void> => {
    const search = await openSearchOf(tx, claimId);
    const [claim] = search ? await claimsByIds(tx, [claimId]) : [];
    if (search && claim)
      await endSearch(deps, tx, { search, claim, by: { kind: 'system', id: null }, why: 'claim-closed' });
  };

type Ending = {
  readonly search: SearchRow;
  readonly claim: ClaimRow;
  readonly by: EventActor;
  readonly why: 'consent-withdrawn' | 'claim-closed';
};

async function endSearch(deps: SolicitorsDeps, tx: Tx, { search, claim, by, why }: Ending): Promise<void> {
  const at = deps.clock.now();
  const referral = await liveReferralOf(tx, search.id);
  await updateSearch(tx, search.id, { status: 'withdrawn', closedAt: at });
  await recordEvent(tx, {
    claimId: claim.id,
    kind: 'solicitor.withdrawn',
    actor: by,
    at,
    facts: { search_id: search.id, referral_id: referral?.id ?? null, why },
  });
  if (!referral) return;
  const status = moveReferral(referral.status, 'withdraw', 'system');
  await updateReferral(tx, referral.id, { status, endedAt: at });
  const solicitor = await solicitorById(tx, referral.solicitorId);
  if (solicitor) await tellOfWithdrawal(deps, tx, { referral, claim, solicitor }, why);
}
