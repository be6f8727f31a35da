import { count, desc, eq } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/db.ts';
import { authOauthClients } from './oauth-clients.tables.ts';

export type OauthClientRow = typeof authOauthClients.$inferSelect;

export async function insertOauthClient(
  executor: Executor,
  row: typeof authOauthClients.$inferInsert,
): Promise<OauthClientRow> {
  const [added] = await executor.insert(authOauthClients).values(row).returning();
  if (!added) throw new Error('the client was not stored');
  return added;
}

export async function oauthClientById(executor: Executor, id: string): Promise<OauthClientRow | undefined> {
  const [row] = await executor.select().from(authOauthClients).where(eq(authOauthClients.id, id));
  return row;
}

export async function oauthClientsPage(
  executor: Executor,
  page: { readonly offset: number; readonly limit: number },
): Promise<{ readonly clients: readonly OauthClientRow[]; readonly total: number }> {
  const [counted] = await executor.select({ total: count() }).from(authOauthClients);
  const clients = await executor
    .select()
    .from(authOauthClients)
    .orderBy(desc(authOauthClients.createdAt), desc(authOauthClients.id))
    .offset(page.offset)
    .limit(page.limit);
  return { clients, total: counted?.total ?? 0 };
}

/** Undefined when there is no such client. */
export async function updateOauthClient(
  executor: Executor,
  id: string,
  changes: Partial<typeof authOauthClients.$inferInsert>,
): Promise<OauthClientRow | undefined> {
  const [row] = await executor
    .update(authOauthClients)
    .set(changes)
    .where(eq(authOauthClients.id, id))
    .returning();
  return row;
}

/** False when there was no such client. */
export async function deleteOauthClient(executor: Executor, id: string): Promise<boolean> {
  const gone = await executor
    .delete(authOauthClients)
    .where(eq(authOauthClients.id, id))
    .returning({ id: authOauthClients.id });
  return gone.length === 1;
}
