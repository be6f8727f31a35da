import {
  awaitingResponse,
  type ClaimCounts,
  movedOnRate,
  onPendingList,
  responseRate,
} from '@plainclaim/domain/claims/figures';
import { deadlineDays } from '@plainclaim/domain/claims/urgency';
import { toIsoDate } from '@plainclaim/domain/shared/iso-date';
import { type Pence, pence } from '@plainclaim/domain/shared/money';
import type { ClaimsDeps } from '../claims.deps.ts';
import { type BucketSum, sumByBucket, sumByName } from '../figures/figures.store.ts';

export type AdminFigures = {
  readonly totalClaims: number;
  readonly pendingClaimsCount: number;
  readonly claimsAwaitingResponse: number;
  readonly claimsWithResponses: number;
  readonly totalClaimsValue: Pence;
  readonly overdueClaimsCount: number;
  readonly approachingDeadlinesCount: number;
  readonly disputedClaimsCount: number;
  readonly responseRate: number;
  readonly movedOnRate: number;
};

const longAgo = toIsoDate('1970-01-01');

/** Sums deltas per London calendar day, so the cost does not grow with the number of claims. */
export async function readAdminFigures(
  { db, clock }: Pick<ClaimsDeps, 'db' | 'clock'>,
  /** A caller that needs the totals itself passes them in, so that they are read once. */
  totals = sumByName(db),
): Promise<AdminFigures> {
  const { today, horizon } = deadlineDays(clock.now());
  const [sums, buckets] = await Promise.all([totals, sumByBucket(db, longAgo, horizon)]);
  const counts = countsFrom(sums);
  return {
    totalClaims: counts.total,
    pendingClaimsCount: onPendingList(counts),
    claimsAwaitingResponse: awaitingResponse(counts),
    claimsWithResponses: counts.withReplies,
    totalClaimsValue: pence(sums.get('claims-value') ?? 0),
    overdueClaimsCount: pendingIn(buckets.filter(({ bucket }) => bucket < today)),
    approachingDeadlinesCount: pendingIn(buckets.filter(({ bucket }) => bucket >= today)),
    disputedClaimsCount: sums.get('disputed') ?? 0,
    responseRate: responseRate(counts),
    movedOnRate: movedOnRate(counts),
  };
}

/** The one figure that the lists show. */
export async function readMovedOnRate({ db }: Pick<ClaimsDeps, 'db'>): Promise<number> {
  return movedOnRate(countsFrom(await sumByName(db)));
}

const countsFrom = (sums: ReadonlyMap<string, number>): ClaimCounts => ({
  total: sums.get('claims') ?? 0,
  withReplies: sums.get('with-replies') ?? 0,
  withDeadline: sums.get('with-deadline') ?? 0,
  withDeadlineMovedOn: sums.get('with-deadline-moved-on') ?? 0,
});

function pendingIn(buckets: readonly BucketSum[]): number {
  return buckets
    .filter(({ name }) => name === 'pending-by-deadline')
    .reduce((total, { sum }) => total + sum, 0);
}
