import { borrowDatabase } from '../../server/src/platform/db/borrow-database.ts';
import { openDatabase } from '../../server/src/platform/db/db.ts';
import { openJobs } from '../../server/src/platform/jobs/jobs.ts';
import { createLog } from '../../server/src/platform/log/log.ts';

/**
 * Runs one statement in the running server's database, for what no screen can do, such as letting time pass.
 */
export async function changeDatabase(
  statement: string,
  values: readonly unknown[],
  dataDir = process.env.PLAINCLAIM_DATA_DIR ?? '',
): Promise<number> {
  const log = createLog('silent');
  const { url, giveBack } = await borrowDatabase({ configuredUrl: undefined, dataDir, log });
  const { pool, close } = openDatabase({ url, poolSize: 1, log });
  try {
    return (await pool.query(statement, [...values])).rowCount ?? 0;
  } finally {
    await close();
    await giveBack();
  }
}

/** Queues a scheduled job now, for the running server to do. */
export async function runScheduledJob(name: string): Promise<void> {
  const log = createLog('silent');
  const dataDir = process.env.PLAINCLAIM_DATA_DIR ?? '';
  const { url, giveBack } = await borrowDatabase({ configuredUrl: undefined, dataDir, log });
  const { boss, stop } = await openJobs({ url, log, concurrency: 1, works: false });
  try {
    await boss.send(name, { payload: {} });
  } finally {
    await stop(1);
    await giveBack();
  }
}
