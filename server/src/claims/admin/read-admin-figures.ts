import {
  awaitingResponse,
  type ClaimCounts,
  movedOnRate,
  responseRate,
} from '@plainclaim/domain/claims/figures';
import { approachingDays } from '@plainclaim/domain/claims/urgency';
import { londonDateOf, startOfLondonDay } from '@plainclaim/domain/shared/dates';
import { addDays, toIsoDate } from '@plainclaim/domain/shared/iso-date';
import { type Pence, pence } from '@plainclaim/domain/shared/money';
import type { ClaimsDeps } from '../claims.deps.ts';
import { sumByBucket, sumByName } from '../figures/figures.store.ts';
import { countPendingDue } from './admin-claims.store.ts';

export type AdminFigures = {
  readonly totalClaims: number;
  readonly claimsAwaitingResponse: number;
  readonly claimsWithResponses: number;
  readonly totalClaimsValue: Pence;
  readonly overdueClaimsCount: number;
  readonly approachingDeadlinesCount: number;
  readonly responseRate: number;
  readonly movedOnRate: number;
};

const longAgo = toIsoDate('1970-01-01');

/** Sums of differences, and counts over one day of an index: the cost does not grow with the claims. */
export async function readAdminFigures(
  { db, clock }: Pick<ClaimsDeps, 'db' | 'clock'>,
  /** Given by a caller that needs them, too. */
  totals = sumByName(db),
): Promise<AdminFigures> {
  const now = clock.now();
  const today = londonDateOf(now);
  const horizon = new Date(now.getTime() + approachingDays * 86_400_000);
  const horizonDay = londonDateOf(horizon);
  const [sums, beforeToday, wholeDays, earlierToday, laterToday, onHorizonDay] = await Promise.all([
    totals,
    sumByBucket(db, longAgo, today),
    sumByBucket(db, addDays(today, 1), horizonDay),
    countPendingDue(db, startOfLondonDay(today), now),
    countPendingDue(db, now, startOfLondonDay(addDays(today, 1))),
    countPendingDue(db, startOfLondonDay(horizonDay), horizon),
  ]);
  const counts = countsFrom(sums);
  return {
    totalClaims: counts.total,
    claimsAwaitingResponse: awaitingResponse(counts),
    claimsWithResponses: counts.withReplies,
    totalClaimsValue: pence(sums.get('claims-value') ?? 0),
    overdueClaimsCount: pendingIn(beforeToday) + earlierToday,
    approachingDeadlinesCount: laterToday + pendingIn(wholeDays) + onHorizonDay,
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

function pendingIn(buckets: Awaited<ReturnType<typeof sumByBucket>>): number {
  return buckets
    .filter(({ name }) => name === 'pending-by-deadline')
    .reduce((total, { sum }) => total + sum, 0);
}
