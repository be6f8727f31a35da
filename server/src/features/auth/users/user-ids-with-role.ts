import type { Role } from '@plainclaim/domain/accounts/roles';
import { asc, eq } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/db.ts';
import { authUsers, roleInWords } from './users.tables.ts';

/** Ids of all users with a role. Not for plaintiffs, who are too many. */
export async function userIdsWithRole(
  executor: Executor,
  role: Exclude<Role, 'plaintiff'>,
): Promise<readonly string[]> {
  const rows = await executor
    .select({ id: authUsers.id })
    .from(authUsers)
    .where(eq(roleInWords(authUsers.appMetadata), role))
    .orderBy(asc(authUsers.id));
  return rows.map(({ id }) => id);
}
