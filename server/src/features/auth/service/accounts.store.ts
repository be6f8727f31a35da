import { count, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Executor, Tx } from '../../../platform/db/db.ts';
import { authFactors } from '../factors/factors.tables.ts';
import type { FullUser } from '../users/users.presenter.ts';
import { authIdentities, authUsers } from '../users/users.tables.ts';

export type AccountsPage = { readonly accounts: readonly FullUser[]; readonly total: number };

/** A page of accounts, newest first, with identities and factors: always four queries. */
export async function accountsPage(
  executor: Executor,
  page: { readonly offset: number; readonly limit: number },
): Promise<AccountsPage> {
  const [counted] = await executor
    .select({ total: count() })
    .from(authUsers)
    .where(isNull(authUsers.deletedAt));
  const users = await executor
    .select()
    .from(authUsers)
    .where(isNull(authUsers.deletedAt))
    .orderBy(desc(authUsers.createdAt), desc(authUsers.id))
    .offset(page.offset)
    .limit(page.limit);
  const total = counted?.total ?? 0;
  if (users.length === 0) return { accounts: [], total };
  const ids = users.map(({ id }) => id);
  const identities = await executor
    .select()
    .from(authIdentities)
    .where(inArray(authIdentities.userId, ids))
    .orderBy(authIdentities.createdAt, authIdentities.id);
  const factors = await executor
    .select()
    .from(authFactors)
    .where(inArray(authFactors.userId, ids))
    .orderBy(authFactors.createdAt, authFactors.id);
  const identitiesBy = Map.groupBy(identities, ({ userId }) => userId);
  const factorsBy = Map.groupBy(factors, ({ userId }) => userId);
  const accounts = users.map((user) => ({
    user,
    identities: identitiesBy.get(user.id) ?? [],
    factors: factorsBy.get(user.id) ?? [],
  }));
  return { accounts, total };
}

export async function deleteUser(tx: Tx, id: string): Promise<void> {
  await tx.delete(authUsers).where(eq(authUsers.id, id));
}

export const isStillNeeded = (error: unknown): boolean =>
  error instanceof Error && (error.cause as { code?: unknown } | undefined)?.code === '23503';
