import { sql } from 'drizzle-orm';
import type { Executor } from '../platform/db/db.ts';

/** Tables that a refused request may write to; in all others it must leave no trace. */
const refusalsAreRecordedIn: Readonly<Record<string, string>> = {
  rate_limits: 'tries are counted, or nobody could be told to wait',
  auth_challenges: 'wrong codes are counted, or they could be tried until one fits',
  auth_audit: 'failed attempts to sign in are kept for whoever looks into them',
};

/** A digest per table that changes with every inserted, updated or deleted row. */
export type RowsDigest = Readonly<Record<string, string>>;

/**
 * Built from each row version's position and transaction id, not its values: cheap enough to run after every
 * request. Inside a transaction it sees uncommitted writes, but not rolled-back ones.
 */
export async function rowsDigest(executor: Executor): Promise<RowsDigest> {
  const { rows: tables } = await executor.execute<{ name: string }>(
    sql`select oid::regclass::text as name from pg_class
      where relkind = 'r' and relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace) order by 1`,
  );
  const parts = tables
    .filter(({ name }) => !(name in refusalsAreRecordedIn))
    .map(
      ({ name }) =>
        `select '${name}' as name, count(*) || ':' || coalesce(sum(hashtext(ctid::text || '/' || xmin::text)), 0) as rows from ${name}`,
    );
  const { rows } = await executor.execute<{ name: string; rows: string }>(sql.raw(parts.join(' union all ')));
  return Object.fromEntries(rows.map(({ name, rows }) => [name, rows]));
}

export const changedTables = (before: RowsDigest, after: RowsDigest): string[] =>
  Object.keys(after).filter((name) => before[name] !== after[name]);

/** The WAL position: unchanged if nothing at all was written. */
export async function logPosition(executor: Executor): Promise<string> {
  const { rows } = await executor.execute<{ at: string }>(
    sql`select pg_current_wal_insert_lsn()::text as at`,
  );
  return rows[0]?.at ?? '';
}
