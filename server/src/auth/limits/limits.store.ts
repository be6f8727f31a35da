import { eq, sql } from 'drizzle-orm';
import type { Allowance } from '../../http/rate-limit/rate-limit.store.ts';
import { rateLimits } from '../../http/rate-limit/rate-limit.tables.ts';
import type { Executor } from '../../platform/db/db.ts';

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
