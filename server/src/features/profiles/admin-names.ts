import { inArray } from 'drizzle-orm';
import type { Executor } from '../../platform/db/db.ts';
import { adminProfiles } from './profiles.tables.ts';

/** The names of admins by user id. Leaves out admins without a profile, or without a name in it. */
export async function adminNames(
  executor: Executor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await executor
    .select({ id: adminProfiles.userId, name: adminProfiles.fullName })
    .from(adminProfiles)
    .where(inArray(adminProfiles.userId, [...ids]));
  return new Map(rows.filter(({ name }) => name !== '').map(({ id, name }) => [id, name]));
}
