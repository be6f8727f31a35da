import type { z } from 'zod';

export type RetryPolicy = {
  /** How often a failed job is tried again before it becomes a dead letter. */
  readonly limit: number;
  /** Seconds before the first retry; doubles with each one. */
  readonly firstDelaySeconds: number;
  readonly longestDelaySeconds: number;
};

export type Job<Payload extends object = object> = {
  readonly name: string;
  readonly payload: z.ZodType<Payload>;
  readonly retry: RetryPolicy;
  /** A job still running after this long is taken for lost and tried again. */
  readonly expireSeconds: number;
  /** A cron expression, read in Europe/London. Its payload is then `{}`. */
  readonly cron?: string;
};

const usualRetry: RetryPolicy = { limit: 8, firstDelaySeconds: 5, longestDelaySeconds: 3600 };

type JobParts<Payload extends object> = Pick<Job<Payload>, 'name' | 'payload'> &
  Partial<Pick<Job, 'retry' | 'expireSeconds' | 'cron'>>;

/** What can be queued: its name, the shape of its payload, and how patient we are with it. */
export function defineJob<Payload extends object>(parts: JobParts<Payload>): Job<Payload> {
  return { retry: usualRetry, expireSeconds: 300, ...parts };
}

/** What is stored for a job: its payload and the request that caused it. */
export type JobEnvelope = { readonly payload: object; readonly requestId?: string };

export type JobRun = {
  /** 1 for the first try. */
  readonly attempt: number;
  /** No retry follows if this one fails. */
  readonly isLastAttempt: boolean;
  /** Fires when the process is told to stop before the job is done. */
  readonly signal: AbortSignal;
};

export type JobHandler<Payload extends object> = (payload: Payload, run: JobRun) => Promise<void>;

/** A job together with the code that does it; `app.ts` holds the list of all. */
export type JobWorker = {
  readonly job: Job;
  readonly handle: (data: unknown, run: JobRun) => Promise<void>;
};

/** Binds a handler to its job. The payload is parsed again when the job runs: old rows may outlive a deploy. */
export function workerFor<Payload extends object>(
  job: Job<Payload>,
  handler: JobHandler<Payload>,
): JobWorker {
  return { job: job as unknown as Job, handle: (data, run) => handler(job.payload.parse(data), run) };
}
