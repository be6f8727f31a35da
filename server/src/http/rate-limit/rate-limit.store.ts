import { inArray, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/db.ts';
import { rateLimits } from './rate-limit.tables.ts';

export type Allowance = {
  /** How many requests may come at once. */
  readonly burst: number;
  /** Time until a used-up allowance is full again. */
  readonly periodSeconds: number;
};

export type Verdict =
  | { readonly allowed: true }
  | {
      readonly allowed: false;
      readonly retryAfterSeconds: number;
      /** The first key that is used up. */
      readonly usedUp: string;
    };

const clockTolerance = 60_000;

/** An allowance and what it is counted by. */
export type Keyed = { readonly key: string; readonly allowance: Allowance };

/** The cost of one request, and the time a full allowance takes to refill, in milliseconds. */
const costOf = ({ burst, periodSeconds }: Allowance): number => (periodSeconds * 1000) / burst;
const periodOf = ({ periodSeconds }: Allowance): number => periodSeconds * 1000;

export async function takeOne(
  executor: Executor,
  key: string,
  allowance: Allowance,
  now: Date,
): Promise<Verdict> {
  return await takeOneOfEach(executor, [{ key, allowance }], now);
}

/**
 * Takes one from each allowance, or from none if one is used up. One statement, so that all processes share
 * one count (generic cell rate algorithm: one timestamp per key instead of a list of hits).
 */
export async function takeOneOfEach(
  executor: Executor,
  wanted: readonly Keyed[],
  now: Date,
): Promise<Verdict> {
  const { rows } = await executor.execute<{ key: string }>(sql`
    with asked as (${asTable(wanted)})
    insert into ${rateLimits} (key, whole_at)
    select key, ${now.toISOString()}::timestamptz + cost from asked order by key
    on conflict (key) do update set whole_at = ${raised(now)}
    where ${raised(now)} <= ${now.toISOString()}::timestamptz + (select period from asked where asked.key = excluded.key)
    returning key`);
  const taken = new Set(rows.map(({ key }) => key));
  const usedUp = wanted.filter(({ key }) => !taken.has(key));
  const [first] = usedUp;
  if (!first) return { allowed: true };
  if (taken.size > 0)
    await giveBackEach(
      executor,
      wanted.filter(({ key }) => taken.has(key)),
    );
  const retryAfterSeconds = await secondsUntilThere(executor, usedUp, now);
  return { allowed: false, retryAfterSeconds, usedUp: first.key };
}

export async function giveOneBack(executor: Executor, key: string, allowance: Allowance): Promise<void> {
  await giveBackEach(executor, [{ key, allowance }]);
}

export async function giveBackEach(executor: Executor, taken: readonly Keyed[]): Promise<void> {
  // Rows are locked in key order, as in `takeOneOfEach`: two requests must not deadlock.
  await executor.execute(sql`
    with asked as (${asTable(taken)}),
    held as (
      select key from ${rateLimits} where key in (select key from asked) order by key for update
    )
    update ${rateLimits} set whole_at = whole_at - asked.cost
    from asked where ${rateLimits.key} = asked.key and asked.key in (select key from held)`);
}

const asTable = (keyed: readonly Keyed[]) => sql`
  select key, cost * interval '1 millisecond' as cost, period * interval '1 millisecond' as period
  from unnest(
    ${sql.param(keyed.map(({ key }) => key))}::text[],
    ${sql.param(keyed.map(({ allowance }) => costOf(allowance)))}::float8[],
    ${sql.param(keyed.map(({ allowance }) => periodOf(allowance)))}::float8[]
  ) as given (key, cost, period)`;

/** How many more requests may come now from each allowance, and the seconds until one may where none may. */
export async function leftOfEach(
  executor: Executor,
  asked: readonly Keyed[],
  now: Date,
): Promise<{ readonly left: number; readonly waitSeconds: number }[]> {
  const wholeAt = await wholeAtOf(executor, asked);
  return asked.map(({ key, allowance }) => {
    const [period, cost] = [periodOf(allowance), costOf(allowance)];
    const ahead = Math.max((wholeAt.get(key) ?? 0) - now.getTime(), 0);
    // So far ahead only if the clock was set back since, as in `raised`.
    const used = ahead > period + Math.max(period, clockTolerance) ? 0 : ahead;
    // Half a millisecond for what the database rounds.
    const left = Math.max(Math.floor((period - used + 0.5) / cost), 0);
    return { left, waitSeconds: left > 0 ? 0 : Math.max(1, Math.ceil((used + cost - period) / 1000)) };
  });
}

/** The new `whole_at` when one more is taken. */
function raised(now: Date) {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const asked = sql`(select period from asked where asked.key = excluded.key)`;
  // So far ahead only if the clock was set back since. Skew between processes stays below the tolerance.
  const tooLate = sql`${moment} + ${asked} + greatest(${asked}, ${clockTolerance} * interval '1 millisecond')`;
  const usedUntil = sql`case when ${rateLimits.wholeAt} > ${tooLate} then ${moment} else greatest(${rateLimits.wholeAt}, ${moment}) end`;
  return sql`${usedUntil} + (excluded.whole_at - ${moment})`;
}

async function secondsUntilThere(executor: Executor, usedUp: readonly Keyed[], now: Date): Promise<number> {
  const wholeAt = await wholeAtOf(executor, usedUp);
  const waits = usedUp.map(({ key, allowance }) => {
    const latest = now.getTime() + periodOf(allowance);
    return (wholeAt.get(key) ?? now.getTime()) + costOf(allowance) - latest;
  });
  return Math.max(1, Math.ceil(Math.max(...waits) / 1000));
}

async function wholeAtOf(executor: Executor, asked: readonly Keyed[]): Promise<ReadonlyMap<string, number>> {
  const keys = asked.map(({ key }) => key);
  const found = await executor.select().from(rateLimits).where(inArray(rateLimits.key, keys));
  return new Map(found.map((row) => [row.key, row.wholeAt.getTime()]));
}

/** A full allowance needs no row. */
export async function forgetWholeAllowances(executor: Executor, now: Date): Promise<void> {
  await executor.delete(rateLimits).where(lt(rateLimits.wholeAt, now));
}
