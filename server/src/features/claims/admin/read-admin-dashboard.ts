import { monthOf } from '@plainclaim/domain/claims/figure-deltas';
import { deadlineDays } from '@plainclaim/domain/claims/urgency';
import { type ReplyCounts, replyCounts } from '@plainclaim/domain/replies/reply-figures';
import { startOfLondonDay } from '@plainclaim/domain/shared/dates';
import { addDays, type IsoDate } from '@plainclaim/domain/shared/iso-date';
import { type Pence, pence } from '@plainclaim/domain/shared/money';
import type { ClaimsDeps } from '../claims.deps.ts';
import { type BucketSum, sumByBucket, sumByName } from '../figures/figures.store.ts';
import { countHoldsToConfirm } from '../holds/holds.store.ts';
import type { AdminClaimRow } from './admin-claims.store.ts';
import { claimsDue, claimsOverdue } from './due-claims.store.ts';
import { type AdminFigures, readAdminFigures } from './read-admin-figures.ts';

const monthsShown = 12;
const dueShown = 6;
const overdueShown = 3;
/** For a link, which shows "99+" beyond this many. */
const mostCounted = 100;

/** Supplied by the payments slice, which alone knows how its figures are counted. */
export type RevenueReaders = {
  /** Commission on completed payments. */
  readonly readRevenue: () => Promise<Pence>;
  /** What defendants paid from this month on, by the first day of each month. A month without payments may be absent. */
  readonly readRecoveredByMonth: (from: IsoDate) => Promise<ReadonlyMap<IsoDate, Pence>>;
};

/** Counts from other slices of what waits for an admin. */
export type Waiting = {
  readonly unreadMessages: number;
  readonly failedMails: number;
  readonly pendingSolicitors: number;
};

export type AdminDashboard = {
  readonly figures: AdminFigures;
  readonly revenue: Pence;
  readonly deadlines: {
    readonly due: readonly AdminClaimRow[];
    readonly overdue: readonly AdminClaimRow[];
  };
  readonly byMonth: readonly {
    readonly month: IsoDate;
    readonly claims: number;
    readonly recovered: Pence;
  }[];
  readonly repliesByType: ReplyCounts['byType'];
  readonly waiting: Waiting;
  readonly pausesToConfirm: number;
};

export type AdminDashboardDeps = Pick<ClaimsDeps, 'db' | 'clock'> &
  RevenueReaders & { readonly countWaiting: () => Promise<Waiting> };

/** Everything the admin dashboard shows, in one answer. */
export async function readAdminDashboard(deps: AdminDashboardDeps): Promise<AdminDashboard> {
  const now = deps.clock.now();
  const months = lastMonths(now);
  const first = months[0] as IsoDate;
  const totals = sumByName(deps.db);
  const days = deadlineDays(now);
  const [today, horizon] = [startOfLondonDay(days.today), startOfLondonDay(days.horizon)];
  const [figures, revenue, recovered, due, overdue, buckets, sums, waiting, pausesToConfirm] =
    await Promise.all([
      readAdminFigures(deps, totals),
      deps.readRevenue(),
      deps.readRecoveredByMonth(first),
      claimsDue(deps.db, { today, horizon, limit: dueShown }),
      claimsOverdue(deps.db, { today, limit: overdueShown }),
      sumByBucket(deps.db, first, addDays(months.at(-1) as IsoDate, 1)),
      totals,
      deps.countWaiting(),
      countHoldsToConfirm(deps.db, mostCounted),
    ]);
  return {
    figures,
    revenue,
    deadlines: { due, overdue },
    byMonth: months.map((month) => ({
      month,
      claims: sumOf(buckets, 'claims', month),
      recovered: recovered.get(month) ?? pence(0),
    })),
    repliesByType: replyCounts(sums).byType,
    waiting,
    pausesToConfirm,
  };
}

function sumOf(buckets: readonly BucketSum[], name: string, month: IsoDate): number {
  return buckets.find((one) => one.name === name && one.bucket === month)?.sum ?? 0;
}

/** The first days of the last twelve months, this one included. */
function lastMonths(now: Date): IsoDate[] {
  const months = [monthOf(now)];
  // The day before a month's first lies in the month before.
  while (months.length < monthsShown)
    months.unshift(`${addDays(months[0] as IsoDate, -1).slice(0, 7)}-01` as IsoDate);
  return months;
}
