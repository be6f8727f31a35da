import { asc, eq, inArray, lt } from 'drizzle-orm';
import type { Executor, Tx } from '../../platform/db/db.ts';
import { mayRemoveFiles } from '../../platform/files/may-remove-files.ts';
import type { ClaimsDeps } from '../claims.deps.ts';
import { unclaimedFiles } from '../claims.tables.ts';

/** Before a file is written: until something owns it, it may be removed. */
export async function announceFile(executor: Executor, fileKey: string, now: Date): Promise<void> {
  await executor.insert(unclaimedFiles).values({ fileKey, since: now });
}

/** In the transaction that gives the file its owner. */
export async function claimFile(tx: Tx, fileKey: string): Promise<void> {
  await tx.delete(unclaimedFiles).where(eq(unclaimedFiles.fileKey, fileKey));
}

/** In the transaction that takes the files' owner away, or before files that may be listed already are written. */
export async function abandonFiles(executor: Executor, keys: readonly string[], now: Date): Promise<void> {
  if (keys.length === 0) return;
  await executor
    .insert(unclaimedFiles)
    .values(keys.map((fileKey) => ({ fileKey, since: now })))
    .onConflictDoNothing();
}

/**
 * Removes those of the files that still belong to nothing. Asked of the database and under its lock: whoever
 * calls this after a failure cannot know whether their transaction was committed after all. What does not work
 * now is done by the nightly job.
 */
export async function removeUnclaimed(
  { db, files, log }: Pick<ClaimsDeps, 'db' | 'files' | 'log'>,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return;
  try {
    await db.transaction(async (tx) => {
      if (!(await mayRemoveFiles(tx))) return;
      const found = await tx
        .select()
        .from(unclaimedFiles)
        .where(inArray(unclaimedFiles.fileKey, [...keys]))
        .for('update');
      for (const { fileKey } of found) {
        await files.remove(fileKey);
        await tx.delete(unclaimedFiles).where(eq(unclaimedFiles.fileKey, fileKey));
      }
    });
  } catch (error) {
    log.warn({ err: error, files: keys.length }, 'files were not removed now and will be later');
  }
}

export async function unclaimedSince(executor: Executor, before: Date, limit: number): Promise<string[]> {
  const rows = await executor
    .select({ fileKey: unclaimedFiles.fileKey })
    .from(unclaimedFiles)
    .where(lt(unclaimedFiles.since, before))
    .orderBy(asc(unclaimedFiles.since))
    .limit(limit);
  return rows.map(({ fileKey }) => fileKey);
}
