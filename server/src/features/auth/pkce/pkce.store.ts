import { and, eq, lt, ne } from 'drizzle-orm';
import type { Executor, Tx } from '../../../platform/db/db.ts';
import { authFlows } from './pkce.tables.ts';

export type FlowRow = typeof authFlows.$inferSelect;

export async function insertFlow(tx: Tx, row: typeof authFlows.$inferInsert): Promise<void> {
  await tx.insert(authFlows).values(row);
}

export async function keepFlowCode(tx: Tx, id: string, codeHash: string, now: Date): Promise<void> {
  await tx.update(authFlows).set({ codeHash, codeIssuedAt: now }).where(eq(authFlows.id, id));
}

export async function flowByCode(executor: Executor, codeHash: string): Promise<FlowRow | undefined> {
  const [row] = await executor.select().from(authFlows).where(eq(authFlows.codeHash, codeHash));
  return row;
}

/** False when another request has used the code of this flow. */
export async function deleteFlow(executor: Executor, id: string): Promise<boolean> {
  const gone = await executor.delete(authFlows).where(eq(authFlows.id, id)).returning({ id: authFlows.id });
  return gone.length === 1;
}

export async function forgetFlowsOf(tx: Tx, userId: string, exceptId?: string | null): Promise<void> {
  await tx
    .delete(authFlows)
    .where(and(eq(authFlows.userId, userId), exceptId ? ne(authFlows.id, exceptId) : undefined));
}

export async function forgetOldFlows(executor: Executor, before: Date): Promise<void> {
  await executor.delete(authFlows).where(lt(authFlows.createdAt, before));
}
