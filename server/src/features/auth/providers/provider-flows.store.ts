import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/db.ts';
import { authProviderFlows } from './provider-flows.tables.ts';

export type ProviderFlowRow = typeof authProviderFlows.$inferSelect;

export async function insertProviderFlow(
  executor: Executor,
  row: typeof authProviderFlows.$inferInsert,
): Promise<void> {
  await executor.insert(authProviderFlows).values(row);
}

export async function providerFlowByState(
  executor: Executor,
  stateHash: string,
): Promise<ProviderFlowRow | undefined> {
  const [row] = await executor
    .select()
    .from(authProviderFlows)
    .where(eq(authProviderFlows.stateHash, stateHash));
  return row;
}

/** False when the flow was used before. The row stays, so that a repeated callback still finds its target. */
export async function spendProviderFlow(executor: Executor, id: string, now: Date): Promise<boolean> {
  const used = await executor
    .update(authProviderFlows)
    .set({ usedAt: now })
    .where(and(eq(authProviderFlows.id, id), isNull(authProviderFlows.usedAt)))
    .returning({ id: authProviderFlows.id });
  return used.length === 1;
}

export async function forgetOldProviderFlows(executor: Executor, before: Date): Promise<void> {
  await executor.delete(authProviderFlows).where(lt(authProviderFlows.createdAt, before));
}
