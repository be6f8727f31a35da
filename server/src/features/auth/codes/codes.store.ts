import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../../platform/db/db.ts';
import { authCodes, type CodeKind } from './codes.tables.ts';

export type CodeRow = typeof authCodes.$inferSelect;

/** Inserts a code; an earlier one of the same kind is no longer valid. */
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

/** The unexpired code of a link. A caller may use it only after `deleteCode` returned true. */
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
 * Counts one attempt at the codes sent to an address, and returns those with attempts left. Counted before
 * anything is compared, so that concurrent attempts cannot pass the limit.
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

/** False when another request has used the code. */
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
