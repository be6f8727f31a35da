import { sql } from 'drizzle-orm';
import { advisoryLocks } from '../db/advisory-locks.ts';
import type { Tx } from '../db/db.ts';

/**
 * Whether files may be removed before this transaction ends. False while a backup copies files: its snapshot
 * may name files that are no longer referenced. The caller then leaves the removal to the next night.
 */
export async function mayRemoveFiles(tx: Tx): Promise<boolean> {
  const { rows } = await tx.execute<{ free: boolean }>(
    sql`select pg_try_advisory_xact_lock_shared(${advisoryLocks.fileRemoval}) as free`,
  );
  return rows[0]?.free === true;
}
