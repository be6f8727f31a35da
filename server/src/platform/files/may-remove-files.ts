import { sql } from 'drizzle-orm';
import { advisoryLocks } from '../db/advisory-locks.ts';
import type { Tx } from '../db/db.ts';

/**
 * Whether files may leave the store before this transaction ends. Not while a backup copies them: its rows are of the
 * moment it began, and may name what nobody owns any more. Whoever gets a no leaves it to the next night.
 */
export async function mayRemoveFiles(tx: Tx): Promise<boolean> {
  const { rows } = await tx.execute<{ free: boolean }>(
    sql`select pg_try_advisory_xact_lock_shared(${advisoryLocks.fileRemoval}) as free`,
  );
  return rows[0]?.free === true;
}
