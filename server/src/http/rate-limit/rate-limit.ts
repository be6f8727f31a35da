import { AppError } from '@plainclaim/domain/shared/errors';
import { createMiddleware } from 'hono/factory';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import { networkOf } from '../../platform/network-of.ts';
import type { AppContext, AppEnv } from '../context.ts';
import { type Allowance, giveBackEach, giveOneBack, type Keyed, takeOneOfEach } from './rate-limit.store.ts';

export type RateLimitDeps = { readonly db: Db; readonly clock: Clock; readonly enabled: boolean };

/** Throws when the allowance of this key is used up. For limits inside a verb (per account, per claim). */
export async function requireAllowance(
  deps: RateLimitDeps,
  key: string,
  allowance: Allowance,
): Promise<void> {
  await requireAllowances(deps, [{ key, allowance }]);
}

/** Takes from all of these allowances or from none. */
export async function requireAllowances(deps: RateLimitDeps, wanted: readonly Keyed[]): Promise<void> {
  if (!deps.enabled) return;
  const verdict = await takeOneOfEach(deps.db, wanted, deps.clock.now());
  if (verdict.allowed) return;
  throw new AppError('rate_limited', `allowance used up: ${verdict.usedUp.split(':')[0]}`, {
    retryAfterSeconds: verdict.retryAfterSeconds,
  });
}

/** Returns one to the allowance, after a legitimate attempt. */
export async function returnAllowance(
  { db, enabled }: Pick<RateLimitDeps, 'db' | 'enabled'>,
  key: string,
  allowance: Allowance,
): Promise<void> {
  if (enabled) await giveOneBack(db, key, allowance);
}

export async function returnAllowances(
  { db, enabled }: Pick<RateLimitDeps, 'db' | 'enabled'>,
  taken: readonly Keyed[],
): Promise<void> {
  if (enabled) await giveBackEach(db, taken);
}

/** Limits a route per visitor address, or per whatever `keyOf` picks. */
export const rateLimit = (
  deps: RateLimitDeps,
  name: string,
  allowance: Allowance,
  keyOf: (c: AppContext) => string = (c) => networkOf(c.get('clientAddress')),
) =>
  createMiddleware<AppEnv>(async (c, next) => {
    if (deps.enabled) await requireAllowance(deps, `${name}:${keyOf(c)}`, allowance);
    await next();
  });
