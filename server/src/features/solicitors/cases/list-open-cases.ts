import { defendantName } from '@plainclaim/domain/claims/defendant';
import type { Executor } from '../../../platform/db/db.ts';
import { claimsByIds } from '../../claims/index.ts';
import { liveReferralsWithClaims } from '../solicitors.store.ts';

export type OpenCase = {
  readonly claimId: string;
  readonly plaintiffName: string;
  readonly defendantName: string;
  /** Accepted; otherwise it waits for the solicitor's answer. */
  readonly isTakenOn: boolean;
};

/** Cases that a solicitor loses when they may no longer act, oldest first. */
export async function listOpenCases(executor: Executor, solicitorId: string): Promise<readonly OpenCase[]> {
  const live = await liveReferralsWithClaims(executor, solicitorId);
  const claims = await claimsByIds(
    executor,
    live.map(({ claimId }) => claimId),
  );
  return live.flatMap(({ claimId, status }) => {
    const claim = claims.find(({ id }) => id === claimId);
    if (!claim) return [];
    return [
      {
        claimId,
        plaintiffName: claim.plaintiffName,
        defendantName: defendantName(claim),
        isTakenOn: status !== 'pending',
      },
    ];
  });
}
