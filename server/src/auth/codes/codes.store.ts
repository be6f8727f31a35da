import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../platform/db/db.ts';
import { authCodes, type CodeKind } from './codes.tables.ts';

export type CodeRow = typeof authCodes.$inferSelect;

/** A new code of a kind makes the one before it worthless. */
export async function replaceCode(tx: Tx, row: typeof authCodes.$inferInsert): Promise<void> {
  const { userId: _userId, kind: _kind, ...rest } = row;
  await tx
    .insert(authCodes)
    .values(row)
    .onConflictDoUpdate({
      target: [authCodes.userId, authCodes.kind],
      set: { ...rest, flowId: rest.flowId ?? null, attempts: 0 },
    });
}

/** The code that a link names, if it still holds. Whoever then deletes it may use it. */
export async function codeByLink(
  executor: Executor,
  linkHash: string,
  kinds: readonly CodeKind[],
  now: Date,
): Promise<CodeRow | undefined> {
  const [row] = await executor
    .select()
    .from(authCodes)
    .where(
      and(
        eq(authCodes.linkHash, linkHash),
        inArray(authCodes.kind, [...kinds]),
        gt(authCodes.expiresAt, now),
      ),
    );
  return row;
}

/**
 * Counts one try at the codes sent to an address, and gives those that have not been tried too often. Counted
 * before anything is compared, so that a hundred tries at the same moment are a hundred tries.
 */
export const countAttempt = (
  executor: Executor,
  address: string,
  kinds: readonly CodeKind[],
  mostAttempts: number,
  now: Date,
): Promise<CodeRow[]> =>
  executor
    .update(authCodes)
    .set({ attempts: sql`${authCodes.attempts} + 1` })
    .where(
      and(
        eq(authCodes.address, address),
        inArray(authCodes.kind, [...kinds]),
        lt(authCodes.attempts, mostAttempts),
        gt(authCodes.expiresAt, now),
      ),
    )
    .returning();

/** False when someone else was quicker. */
export async function deleteCode(executor: Executor, id: string): Promise<boolean> {
  const gone = await executor.delete(authCodes).where(eq(authCodes.id, id)).returning({ id: authCodes.id });
  return gone.length === 1;
}

export async function deleteCodesOf(tx: Tx, userId: string, kinds: readonly CodeKind[]): Promise<void> {
  await tx.delete(authCodes).where(and(eq(authCodes.userId, userId), inArray(authCodes.kind, [...kinds])));
}

export async function forgetExpiredCodes(executor: Executor, now: Date): Promise<void> {
  await executor.delete(authCodes).where(lt(authCodes.expiresAt, now));
}
