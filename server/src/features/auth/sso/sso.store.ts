import { eq, lt } from 'drizzle-orm';
import type { Executor, Tx } from '../../../platform/db/db.ts';
import { authSsoRequests } from './sso.tables.ts';

export type SsoRequestRow = typeof authSsoRequests.$inferSelect;

export async function insertSsoRequest(
  executor: Executor,
  row: typeof authSsoRequests.$inferInsert,
): Promise<void> {
  await executor.insert(authSsoRequests).values(row);
}

export async function ssoRequestById(executor: Executor, id: string): Promise<SsoRequestRow | undefined> {
  const [row] = await executor.select().from(authSsoRequests).where(eq(authSsoRequests.id, id));
  return row;
}

/** False when another response has already used the request. */
export async function deleteSsoRequest(tx: Tx, id: string): Promise<boolean> {
  const gone = await tx
    .delete(authSsoRequests)
    .where(eq(authSsoRequests.id, id))
    .returning({ id: authSsoRequests.id });
  return gone.length === 1;
}

export async function forgetOldSsoRequests(executor: Executor, now: Date): Promise<void> {
  await executor.delete(authSsoRequests).where(lt(authSsoRequests.expiresAt, now));
}
