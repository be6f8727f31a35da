import { inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/db.ts';
import { authUsers } from './users.tables.ts';

/** Display names of accounts: the name given at sign-up, else the address. Deleted accounts are left out. */
export async function accountNames(
  executor: Executor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await executor
    .select({
      id: authUsers.id,
      name: sql<string | null>`trim(${authUsers.userMetadata} ->> 'full_name')`,
      email: authUsers.email,
    })
    .from(authUsers)
    .where(inArray(authUsers.id, [...ids]));
  return new Map(
    rows.flatMap(({ id, name, email }) => {
      const shown = name || email;
      return shown ? [[id, shown] as const] : [];
    }),
  );
}
