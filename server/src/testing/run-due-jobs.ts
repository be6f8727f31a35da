import type { JobWithMetadata } from 'pg-boss';
import type { JobEnvelope, JobWorker } from '../platform/jobs/define-job.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import { runJob } from '../platform/jobs/run-job.ts';
import type { Log } from '../platform/log/log.ts';

export type JobsRun = { done: number; failed: number };

/**
 * Works everything that waits, here and now, in the order of the list, until nothing is left.
 * With `evenIfLater`, retries that wait for their back-off run too.
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
    for (const worker of workers) await workQueue(jobs, worker, log, evenIfLater, total);
    if (evenIfLater) break;
  }
  return total;
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
