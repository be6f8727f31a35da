import { eq, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/db.ts';
import { rateLimits } from './rate-limit.tables.ts';

export type Allowance = {
  /** How many may come at once. */
  readonly burst: number;
  /** How long until a used-up allowance is whole again. */
  readonly periodSeconds: number;
};

export type Verdict =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly retryAfterSeconds: number };

const clockTolerance = 60_000;

/**
 * Takes one from the allowance of `key`, in one statement, so that many processes share one count
 * (the generic cell rate algorithm: a single timestamp per key instead of a list of hits).
 */
export async function takeOne(
  executor: Executor,
  key: string,
  allowance: Allowance,
  now: Date,
): Promise<Verdict> {
  const costMs = (allowance.periodSeconds * 1000) / allowance.burst;
  const first = new Date(now.getTime() + costMs);
  const periodMs = allowance.periodSeconds * 1000;
  const latest = new Date(now.getTime() + periodMs);
  // No honest moment lies so far ahead: the clock was set back since. Processes a little apart are not meant by it.
  const tooLate = new Date(latest.getTime() + Math.max(periodMs, clockTolerance));
  const usedUntil = sql`case when ${rateLimits.wholeAt} > ${tooLate.toISOString()}::timestamptz then ${now.toISOString()}::timestamptz
    else greatest(${rateLimits.wholeAt}, ${now.toISOString()}::timestamptz) end`;
  const raised = sql`${usedUntil} + ${costMs} * interval '1 millisecond'`;
  const taken = await executor
    .insert(rateLimits)
    .values({ key, wholeAt: first })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: { wholeAt: raised },
      setWhere: sql`${raised} <= ${latest.toISOString()}::timestamptz`,
    })
    .returning({ key: rateLimits.key });
  if (taken.length > 0) return { allowed: true };

  const [row] = await executor
    .select({ wholeAt: rateLimits.wholeAt })
    .from(rateLimits)
    .where(eq(rateLimits.key, key));
  const waitMs = row ? row.wholeAt.getTime() + costMs - latest.getTime() : 0;
  return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) };
}

/** Undoes the taking of one. */
export async function giveOneBack(
  executor: Executor,
  key: string,
  { burst, periodSeconds }: Allowance,
): Promise<void> {
  const costMs = (periodSeconds * 1000) / burst;
  await executor
    .update(rateLimits)
    .set({ wholeAt: sql`${rateLimits.wholeAt} - ${costMs} * interval '1 millisecond'` })
    .where(eq(rateLimits.key, key));
}

/** A whole allowance needs no row. */
export async function forgetWholeAllowances(executor: Executor, now: Date): Promise<void> {
  await executor.delete(rateLimits).where(lt(rateLimits.wholeAt, now));
}
