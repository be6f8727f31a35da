import { asc, eq, inArray, lt } from 'drizzle-orm';
import type { Executor, Tx } from '../../../platform/db/db.ts';
import { mayRemoveFiles } from '../../../platform/files/may-remove-files.ts';
import type { ClaimsDeps } from '../claims.deps.ts';
import { unclaimedFiles } from '../claims.tables.ts';

/** Call before a file is written: until a row owns it, the nightly job may remove it. */
export async function announceFile(executor: Executor, fileKey: string, now: Date): Promise<void> {
  await executor.insert(unclaimedFiles).values({ fileKey, since: now });
}

/** Call in the transaction that gives the file its owner. */
export async function claimFile(tx: Tx, fileKey: string): Promise<void> {
  await tx.delete(unclaimedFiles).where(eq(unclaimedFiles.fileKey, fileKey));
}

/**
 * Call in the transaction that deletes the files' owner, or before rewriting files that may be listed
 * already.
 */
export async function abandonFiles(executor: Executor, keys: readonly string[], now: Date): Promise<void> {
  if (keys.length === 0) return;
  await executor
    .insert(unclaimedFiles)
    .values(keys.map((fileKey) => ({ fileKey, since: now })))
    .onConflictDoNothing();
}

/**
 * Removes those of the files that are still unclaimed. Asks the database under a lock, because a caller whose
 * transaction failed cannot know whether it was committed after all. The nightly job retries failures.
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
