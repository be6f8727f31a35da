import { PgBoss, type QueueOptions } from 'pg-boss';
import type { Job } from './define-job.ts';

/** Payloads of jobs that failed for good, until an operator looks at them. */
export const deadLetterQueue = 'dead-letters';

const ninetyDays = 90 * 24 * 3600;

/** Creates or updates the job tables and one queue per job. Runs at start, under the migration lock. */
export async function prepareQueues(url: string, jobs: readonly Job[]): Promise<void> {
  const boss = new PgBoss({
    connectionString: url,
    application_name: 'plainclaim-prepare',
    max: 1,
    supervise: false,
    schedule: false,
  });
  const failures: Error[] = [];
  boss.on('error', (error) => failures.push(error));
  await boss.start();
  try {
    await makeQueue(boss, deadLetterQueue, { retentionSeconds: ninetyDays, retryLimit: 0 });
    for (const job of jobs) await makeQueue(boss, job.name, queueOptions(job));
    await forgetOldSchedules(boss, jobs);
  } finally {
    await boss.stop({ graceful: false, close: true });
  }
  if (failures.length > 0) throw failures[0];
}

function queueOptions(job: Job): QueueOptions & { deadLetter: string; notify: boolean } {
  return {
    retryLimit: job.retry.limit,
    retryDelay: job.retry.firstDelaySeconds,
    retryBackoff: true,
    retryDelayMax: job.retry.longestDelaySeconds,
    expireInSeconds: job.expireSeconds,
    deadLetter: deadLetterQueue,
    notify: true,
  };
}

async function makeQueue(
  boss: PgBoss,
  name: string,
  options: QueueOptions & { deadLetter?: string },
): Promise<void> {
  if (await boss.getQueue(name)) await boss.updateQueue(name, options);
  else await boss.createQueue(name, options);
}

/** A cron job removed from the code must not fill a queue that has no worker. */
async function forgetOldSchedules(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const wanted = new Set(jobs.filter((job) => job.cron).map((job) => job.name));
  for (const schedule of await boss.getSchedules()) {
    if (!wanted.has(schedule.name)) await boss.unschedule(schedule.name);
  }
}
