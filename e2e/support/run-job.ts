import { borrowDatabase } from '../../server/src/platform/db/borrow-database.ts';
import { openJobs } from '../../server/src/platform/jobs/jobs.ts';
import { createLog } from '../../server/src/platform/log/log.ts';

/** Queues a daily job now, for the running server to do. */
export async function runJob(name: string): Promise<void> {
  const log = createLog('silent');
  const dataDir = process.env.PLAINCLAIM_DATA_DIR ?? '';
  const { url, giveBack } = await borrowDatabase({ configuredUrl: undefined, dataDir, log });
  const jobs = await openJobs({ url, log, concurrency: 1, works: false });
  try {
    await jobs.boss.send(name, { payload: {} });
  } finally {
    await jobs.stop(1);
    await giveBack();
  }
}
