import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Executor } from '../db/db.ts';
import type { Log } from '../log/log.ts';
import { currentRequestId } from '../log/request-id.ts';
import type { Job, JobEnvelope, JobWorker } from './define-job.ts';
import { deadLetterQueue } from './prepare-queues.ts';
import { runJob } from './run-job.ts';

export type EnqueueOptions = { readonly startAfter?: Date };

export type Enqueue = <Payload extends object>(
  executor: Executor,
  job: Job<Payload>,
  /** One payload, or several for one insert. */
  payload: Payload | readonly Payload[],
  options?: EnqueueOptions,
) => Promise<void>;

export type Jobs = {
  /** Queues in the caller's transaction: if it rolls back, the job never existed. */
  readonly enqueue: Enqueue;
  startWorking(workers: readonly JobWorker[]): Promise<void>;
  /** Waits for running jobs up to the limit, then returns them to the queue. */
  stop(limitSeconds: number): Promise<void>;
  isReady(): Promise<boolean>;
  readonly boss: PgBoss;
};

export type JobsOptions = {
  readonly url: string;
  readonly log: Log;
  /** Jobs of one kind run in parallel. */
  readonly concurrency: number;
  /** Whether this process runs jobs, or only enqueues them. */
  readonly works: boolean;
};

/** Opens the queue. `prepareQueues` must have created its tables. */
export async function openJobs({ url, log, concurrency, works }: JobsOptions): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: url,
    application_name: 'plainclaim-jobs',
    max: works ? 4 : 1,
    migrate: false,
    createSchema: false,
    supervise: works,
    schedule: works,
    useListenNotify: works,
  });
  boss.on('error', (error) => log.error({ err: asError(error) }, 'job queue error'));
  boss.on('warning', (warning) => log.warn({ warning: warning.message }, 'job queue warning'));
  await boss.start();

  return {
    boss,
    enqueue: async (executor, job, payload, options = {}) => {
      const requestId = currentRequestId();
      const envelopeOf = (one: unknown): JobEnvelope => ({
        payload: job.payload.parse(one),
        ...(requestId && { requestId }),
      });
      const payloads: readonly unknown[] = Array.isArray(payload) ? payload : [payload];
      await boss.insert(
        job.name,
        payloads.map((one) => ({
          data: envelopeOf(one),
          ...(options.startAfter && { startAfter: options.startAfter }),
        })),
        { db: fromDrizzle(executor, sql) },
      );
    },
    startWorking: async (workers) => {
      for (const worker of workers) {
        for (let n = 0; n < concurrency; n++) await workWith(boss, worker, log);
        if (worker.job.cron) {
          await boss.schedule(worker.job.name, worker.job.cron, { payload: {} }, { tz: 'Europe/London' });
        }
      }
    },
    stop: (limitSeconds) => boss.stop({ graceful: true, close: true, timeout: limitSeconds * 1000 }),
    isReady: async () => (await boss.getQueue(deadLetterQueue)) !== null,
  };
}

const workOptions = { includeMetadata: true, pollingIntervalSeconds: 2 } as const;

/**
 * Jobs inserted together send one notification; retries and jobs of dead workers send none and are found by a
 * poll every 30 seconds. So a worker that found a job polls again at once: otherwise a backlog, such as
 * hundreds of mails after an outage, would take one poll per job.
 */
async function workWith(boss: PgBoss, worker: JobWorker, log: Log): Promise<void> {
  let id = '';
  id = await boss.work<JobEnvelope, void, typeof workOptions>(worker.job.name, workOptions, async (jobs) => {
    try {
      for (const job of jobs) await runJob(worker, job, log);
    } finally {
      boss.notifyWorker(id);
    }
  });
}

/** pg-boss passes some errors on as plain objects, which the log could not format. */
function asError(told: Error): Error {
  if (told instanceof Error) return told;
  const { message, stack, ...more } = told as Error;
  return Object.assign(new Error(message), { stack, ...more });
}
