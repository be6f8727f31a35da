import type { JobWithMetadata } from 'pg-boss';
import type { Log } from '../log/log.ts';
import { withRequestId } from '../log/request-id.ts';
import type { JobEnvelope, JobWorker } from './define-job.ts';

/** Jobs fetched by hand, as in tests, have no abort signal. */
const neverStopped = new AbortController().signal;

/** Runs one attempt of a job. If it throws, the queue retries the job or makes it a dead letter. */
export async function runJob(worker: JobWorker, job: JobWithMetadata<JobEnvelope>, log: Log): Promise<void> {
  const attempt = job.retryCount + 1;
  const isLastAttempt = job.retryCount >= job.retryLimit;
  await withRequestId(job.data?.requestId, async () => {
    try {
      await worker.handle(job.data?.payload ?? {}, {
        attempt,
        isLastAttempt,
        signal: job.signal ?? neverStopped,
      });
      log.debug({ job: job.name, jobId: job.id, attempt }, 'job done');
    } catch (error) {
      const about = { job: job.name, jobId: job.id, attempt, err: error };
      if (isLastAttempt) log.error(about, 'job failed for good');
      else log.warn(about, 'job failed, will be tried again');
      throw error;
    }
  });
}
