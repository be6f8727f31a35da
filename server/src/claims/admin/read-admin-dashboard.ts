import { monthOf } from '@plainclaim/domain/claims/figure-deltas';
import { addDays, type IsoDate } from '@plainclaim/domain/shared/iso-date';
import { type Pence, pence } from '@plainclaim/domain/shared/money';
import type { ClaimsDeps } from '../claims.deps.ts';
import { type BucketSum, sumByBucket, sumByName } from '../figures/figures.store.ts';
import type { AdminClaimRow } from './admin-claims.store.ts';
import { listAdminClaims } from './list-admin-claims.ts';
import { type AdminFigures, readAdminFigures } from './read-admin-figures.ts';

const monthsShown = 12;
const deadlinesShown = 6;

/** What the payments know; nothing, until they are told of here. */
export type RevenueReader = () => Promise<{
  readonly commission: Pence;
  readonly recoveredByMonth: ReadonlyMap<string, Pence>;
}>;

export const noRevenue: RevenueReader = async () => ({ commission: pence(0), recoveredByMonth: new Map() });

export type AdminDashboard = {
  readonly figures: AdminFigures;
  readonly revenue: Pence;
  readonly deadlines: readonly AdminClaimRow[];
  readonly byMonth: readonly {
    readonly month: IsoDate;
    readonly claims: number;
    readonly recovered: Pence;
  }[];
  readonly repliesByType: readonly { readonly type: string; readonly count: number }[];
};

/** Everything the admin dashboard shows, in one answer. */
export async function readAdminDashboard(
  deps: Pick<ClaimsDeps, 'db' | 'clock'> & { readonly readRevenue: RevenueReader },
): Promise<AdminDashboard> {
  const months = lastMonths(deps.clock.now());
  const [figures, revenue, deadlines, buckets, sums] = await Promise.all([
    readAdminFigures(deps),
    deps.readRevenue(),
    listAdminClaims(deps, { list: 'approaching-deadlines', limit: deadlinesShown }),
    sumByBucket(deps.db, months[0] as IsoDate, addDays(months.at(-1) as IsoDate, 1)),
    sumByName(deps.db),
  ]);
  return {
    figures,
    revenue: revenue.commission,
    deadlines: deadlines.rows,
    byMonth: months.map((month) => ({
      month,
      claims: sumOf(buckets, 'claims', month),
      recovered: revenue.recoveredByMonth.get(month) ?? pence(0),
    })),
    repliesByType: [...sums]
      .filter(([name]) => name.startsWith('replies-'))
      .map(([name, count]) => ({ type: name.slice('replies-'.length).toUpperCase(), count })),
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
