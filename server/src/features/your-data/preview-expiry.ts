import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/db.ts';
import { rolledBack } from '../../platform/db/rolled-back.ts';
import { expireData } from './expire-data.ts';
import type { YourDataDeps } from './your-data.deps.ts';

export type TableChange = {
  readonly table: string;
  readonly added: number;
  readonly changed: number;
  readonly deleted: number;
};

export type ExpiryPreview = {
  readonly claims: readonly string[];
  readonly drafts: readonly string[];
  readonly tables: readonly TableChange[];
};

/**
 * What the nightly jobs would erase now. Runs them in one transaction, reads the database's counts of changed
 * rows, and rolls back. So it can neither differ from the real run nor change anything.
 */
export async function previewExpiry(
  deps: Pick<YourDataDeps, 'db' | 'clock' | 'parts' | 'claimsToErase' | 'deleteForgottenDrafts'>,
): Promise<ExpiryPreview> {
  return await rolledBack(deps.db, async (tx) => {
    const before = await countsIn(tx);
    const drafts = await deps.deleteForgottenDrafts({ ...deps, db: tx });
    const claims = await expireData({ ...deps, db: tx });
    return { claims, drafts, tables: changesSince(before, await countsIn(tx)) };
  });
}

/**
 * Counts of this connection, possibly including earlier transactions: PostgreSQL flushes them only now and
 * then.
 */
async function countsIn(tx: Tx): Promise<TableChange[]> {
  const { rows } = await tx.execute<TableChange>(sql`
    select relname as table, n_tup_ins::int as added, n_tup_upd::int as changed, n_tup_del::int as deleted
    from pg_stat_xact_user_tables where n_tup_ins + n_tup_upd + n_tup_del > 0 order by relname`);
  return rows;
}

function changesSince(before: readonly TableChange[], now: readonly TableChange[]): TableChange[] {
  const known = new Map(before.map((one) => [one.table, one]));
  return now
    .map(({ table, added, changed, deleted }) => ({
      table,
      added: added - (known.get(table)?.added ?? 0),
      changed: changed - (known.get(table)?.changed ?? 0),
      deleted: deleted - (known.get(table)?.deleted ?? 0),
    }))
    .filter(({ added, changed, deleted }) => added + changed + deleted > 0);
}
