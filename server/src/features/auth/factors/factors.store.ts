import { and, asc, count, eq, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../../platform/db/db.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { authBackupCodes, authChallenges, authFactors } from './factors.tables.ts';

export type FactorRow = typeof authFactors.$inferSelect;
export type ChallengeRow = typeof authChallenges.$inferSelect;

export const factorsOf = (executor: Executor, userId: string): Promise<FactorRow[]> =>
  prepared(executor, 'factors_of', (name) =>
    executor
      .select()
      .from(authFactors)
      .where(eq(authFactors.userId, sql.placeholder('userId')))
      .orderBy(asc(authFactors.createdAt), asc(authFactors.id))
      .prepare(name),
  ).execute({ userId });

export async function factorOf(
  executor: Executor,
  userId: string,
  id: string,
): Promise<FactorRow | undefined> {
  const [row] = await executor
    .select()
    .from(authFactors)
    .where(and(eq(authFactors.id, id), eq(authFactors.userId, userId)));
  return row;
}

/** Undefined when the user has another factor of that name. */
export async function insertFactor(
  tx: Tx,
  row: typeof authFactors.$inferInsert,
): Promise<FactorRow | undefined> {
  const [added] = await tx.insert(authFactors).values(row).onConflictDoNothing().returning();
  return added;
}

/**
 * Marks the time step of an accepted code as used, and the factor as verified. False when that step, or a
 * later one, was used before: each code works once, even in concurrent requests.
 */
export async function useStep(tx: Tx, id: string, step: number, now: Date): Promise<boolean> {
  const used = await tx
    .update(authFactors)
    .set({ lastUsedStep: step, status: 'verified', updatedAt: now })
    .where(
      and(eq(authFactors.id, id), or(isNull(authFactors.lastUsedStep), lt(authFactors.lastUsedStep, step))),
    )
    .returning({ id: authFactors.id });
  return used.length === 1;
}

export async function deleteFactor(tx: Tx, id: string): Promise<void> {
  await tx.delete(authFactors).where(eq(authFactors.id, id));
}

export async function deleteFactorsOf(tx: Tx, userId: string): Promise<void> {
  await tx.delete(authFactors).where(eq(authFactors.userId, userId));
}

/** Deletes enrolments that were not completed. */
export async function deleteUnverified(
  tx: Tx,
  userId: string,
  which: { readonly before?: Date; readonly except?: string },
): Promise<void> {
  await tx
    .delete(authFactors)
    .where(
      and(
        eq(authFactors.userId, userId),
        eq(authFactors.status, 'unverified'),
        which.before && lt(authFactors.createdAt, which.before),
        which.except === undefined ? undefined : ne(authFactors.id, which.except),
      ),
    );
}

export async function insertChallenge(
  executor: Executor,
  row: typeof authChallenges.$inferInsert,
): Promise<void> {
  await executor.insert(authChallenges).values(row);
}

/** Counts one attempt at the challenge; undefined when this factor has no such challenge. */
export async function countAnswer(
  executor: Executor,
  id: string,
  factorId: string,
): Promise<ChallengeRow | undefined> {
  const [row] = await executor
    .update(authChallenges)
    .set({ attempts: sql`${authChallenges.attempts} + 1` })
    .where(and(eq(authChallenges.id, id), eq(authChallenges.factorId, factorId)))
    .returning();
  return row;
}

/** False when another request has already answered the challenge. */
export async function deleteChallenge(tx: Tx, id: string): Promise<boolean> {
  const gone = await tx
    .delete(authChallenges)
    .where(eq(authChallenges.id, id))
    .returning({ id: authChallenges.id });
  return gone.length === 1;
}

export async function markVerified(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.update(authFactors).set({ status: 'verified', updatedAt: now }).where(eq(authFactors.id, id));
}

export async function forgetUnfinished(executor: Executor, now: Date, factorsBefore: Date): Promise<void> {
  await executor.delete(authChallenges).where(lt(authChallenges.expiresAt, now));
  await executor
    .delete(authFactors)
    .where(and(eq(authFactors.status, 'unverified'), lt(authFactors.createdAt, factorsBefore)));
}

export async function replaceBackupCodes(
  tx: Tx,
  userId: string,
  rows: (typeof authBackupCodes.$inferInsert)[],
): Promise<void> {
  await tx.delete(authBackupCodes).where(eq(authBackupCodes.userId, userId));
  if (rows.length > 0) await tx.insert(authBackupCodes).values(rows);
}

/** False when there is no such unused code. */
export async function useBackupCode(tx: Tx, userId: string, codeMac: string, now: Date): Promise<boolean> {
  const used = await tx
    .update(authBackupCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(authBackupCodes.userId, userId),
        eq(authBackupCodes.codeMac, codeMac),
        isNull(authBackupCodes.usedAt),
      ),
    )
    .returning({ id: authBackupCodes.id });
  return used.length === 1;
}

export async function countBackupCodes(executor: Executor, userId: string): Promise<number> {
  const [row] = await executor
    .select({ n: count() })
    .from(authBackupCodes)
    .where(and(eq(authBackupCodes.userId, userId), isNull(authBackupCodes.usedAt)));
  return row?.n ?? 0;
}
