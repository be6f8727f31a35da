import type { z } from 'zod';

export type RetryPolicy = {
  /** Retries of a failed job before it becomes a dead letter. */
  readonly limit: number;
  /** Seconds before the first retry; doubles with each one. */
  readonly firstDelaySeconds: number;
  readonly longestDelaySeconds: number;
};

export type Job<Payload extends object = object> = {
  readonly name: string;
  readonly payload: z.ZodType<Payload>;
  readonly retry: RetryPolicy;
  /** After this long a running job counts as lost and is retried. */
  readonly expireSeconds: number;
  /** A cron expression, read in Europe/London. Its payload is then `{}`. */
  readonly cron?: string;
};

const usualRetry: RetryPolicy = { limit: 8, firstDelaySeconds: 5, longestDelaySeconds: 3600 };

type JobParts<Payload extends object> = Pick<Job<Payload>, 'name' | 'payload'> &
  Partial<Pick<Job, 'retry' | 'expireSeconds' | 'cron'>>;

/** Defines a kind of job: name, payload schema and retry policy. */
export function defineJob<Payload extends object>(parts: JobParts<Payload>): Job<Payload> {
  return { retry: usualRetry, expireSeconds: 300, ...parts };
}

/** The stored data of a job: its payload and the id of the request that caused it. */
export type JobEnvelope = { readonly payload: object; readonly requestId?: string };

export type JobRun = {
  /** 1 for the first attempt. */
  readonly attempt: number;
  /** No retry follows if this one fails. */
  readonly isLastAttempt: boolean;
  /** Fires when the process is told to stop before the job is done. */
  readonly signal: AbortSignal;
};

export type JobHandler<Payload extends object> = (payload: Payload, run: JobRun) => Promise<void>;

/** A job with its handler; `app.ts` lists them all. */
export type JobWorker = {
  readonly job: Job;
  readonly handle: (data: unknown, run: JobRun) => Promise<void>;
};

/** Binds a handler to its job. Payloads are parsed again, because rows may be from an older version. */
export function workerFor<Payload extends object>(
  job: Job<Payload>,
  handler: JobHandler<Payload>,
): JobWorker {
  return { job: job as unknown as Job, handle: (data, run) => handler(job.payload.parse(data), run) };
}
