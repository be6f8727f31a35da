import { and, gt, inArray } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/db.ts';
import { authUsers } from './users.tables.ts';

export async function blockedAmong(
  executor: Executor,
  userIds: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set();
  const rows = await executor
    .select({ id: authUsers.id })
    .from(authUsers)
    .where(and(inArray(authUsers.id, [...userIds]), gt(authUsers.bannedUntil, now)));
  return new Set(rows.map(({ id }) => id));
}
