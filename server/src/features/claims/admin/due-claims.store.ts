import { asc, desc, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/db.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { legalClaims } from '../claims.tables.ts';
import { type AdminClaimRow, rowColumns } from './admin-claims.store.ts';

type Days = { readonly today: Date; readonly horizon: Date; readonly limit: number };

// A literal, so that the plans use the partial index of pending claims by deadline.
const isPending = sql`${legalClaims.status} = 'pending'`;

/** Pending claims due today or soon, the most pressing first. */
export async function claimsDue(
  executor: Executor,
  { today, horizon, limit }: Days,
): Promise<AdminClaimRow[]> {
  const due = prepared(executor, 'claims_due', (name) =>
    executor
      .select(rowColumns)
      .from(legalClaims)
      .where(
        sql`${isPending} and not ${legalClaims.isTest} and ${legalClaims.responseDeadline} >= ${sql.placeholder('today')}::timestamptz
          and ${legalClaims.responseDeadline} < ${sql.placeholder('horizon')}::timestamptz`,
      )
      .orderBy(asc(legalClaims.responseDeadline), asc(legalClaims.id))
      .limit(sql.placeholder('limit'))
      .prepare(name),
  );
  return await due.execute({ today: today.toISOString(), horizon: horizon.toISOString(), limit });
}

/**
 * Pending claims past their deadline, the latest deadline first: otherwise old ones would hide it for ever.
 */
export async function claimsOverdue(
  executor: Executor,
  { today, limit }: Omit<Days, 'horizon'>,
): Promise<AdminClaimRow[]> {
  const overdue = prepared(executor, 'claims_overdue', (name) =>
    executor
      .select(rowColumns)
      .from(legalClaims)
      .where(
        sql`${isPending} and not ${legalClaims.isTest} and ${legalClaims.responseDeadline} < ${sql.placeholder('today')}::timestamptz`,
      )
      .orderBy(desc(legalClaims.responseDeadline), desc(legalClaims.id))
      .limit(sql.placeholder('limit'))
      .prepare(name),
  );
  return await overdue.execute({ today: today.toISOString(), limit });
}
