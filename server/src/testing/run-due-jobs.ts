import type { JobWithMetadata } from 'pg-boss';
import type { JobEnvelope, JobWorker } from '../platform/jobs/define-job.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import { runJob } from '../platform/jobs/run-job.ts';
import type { Log } from '../platform/log/log.ts';

export type JobsRun = { done: number; failed: number };

/**
 * Runs all due jobs in the order of the workers until none is left. With `evenIfLater`, also retries that
 * wait for their backoff.
 */
export async function runDueJobs(
  jobs: Jobs,
  workers: readonly JobWorker[],
  log: Log,
  { evenIfLater = false }: { evenIfLater?: boolean } = {},
): Promise<JobsRun> {
  const total: JobsRun = { done: 0, failed: 0 };
  let before = -1;
  while (total.done + total.failed !== before) {
    before = total.done + total.failed;
    const waiting = evenIfLater ? null : await queuesWithJobs(jobs);
    for (const worker of workers)
      if (!waiting || waiting.has(worker.job.name)) await workQueue(jobs, worker, log, evenIfLater, total);
    if (evenIfLater) break;
  }
  return total;
}

/** One query for all queues: there are dozens, and usually only one or two have jobs. */
async function queuesWithJobs({ boss }: Jobs): Promise<Set<string>> {
  const { rows } = await boss
    .getDb()
    .executeSql(`select distinct name from pgboss.job where state < 'active'`);
  return new Set((rows as { name: string }[]).map(({ name }) => name));
}

async function workQueue(
  jobs: Jobs,
  worker: JobWorker,
  log: Log,
  evenIfLater: boolean,
  total: JobsRun,
): Promise<void> {
  const options = { includeMetadata: true, batchSize: 100, ignoreStartAfter: evenIfLater } as const;
  const batch: JobWithMetadata<JobEnvelope>[] = await jobs.boss.fetch(worker.job.name, options);
  for (const job of batch) {
    try {
      await runJob(worker, job, log);
      await jobs.boss.complete(job.name, job.id);
      total.done++;
    } catch (error) {
      await jobs.boss.fail(job.name, job.id, { message: (error as Error).message });
      total.failed++;
    }
  }
}
