import { and, desc, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Db, Executor, Tx } from '../../../platform/db/db.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { authFactors } from '../factors/factors.tables.ts';
import { authUsers } from '../users/users.tables.ts';
import type { SessionBounds } from './session-life.ts';
import { authRefreshTokens, authSessions } from './sessions.tables.ts';

export type SessionRow = typeof authSessions.$inferSelect;
export type RefreshTokenRow = typeof authRefreshTokens.$inferSelect;

const mostAddresses = 500;

/** Undefined when there is no such session, or it has ended. */
export async function liveSession(executor: Executor, id: string): Promise<SessionRow | undefined> {
  const [row] = await executor
    .select()
    .from(authSessions)
    .where(and(eq(authSessions.id, id), isNull(authSessions.endedAt)));
  return row;
}

export async function lockSession(tx: Tx, id: string): Promise<SessionRow | undefined> {
  const [row] = await tx.select().from(authSessions).where(eq(authSessions.id, id)).for('update');
  return row;
}

export async function insertSession(tx: Tx, session: SessionRow): Promise<void> {
  await tx.insert(authSessions).values(session);
}

/** Cannot change the assurance level: it must never rise after tokens were issued (see `lowerToAal1`). */
export async function updateSession(
  tx: Tx,
  id: string,
  changes: Partial<Pick<SessionRow, 'amr' | 'refreshedAt' | 'userAgent' | 'address'>>,
): Promise<SessionRow> {
  const [row] = await tx.update(authSessions).set(changes).where(eq(authSessions.id, id)).returning();
  if (!row) throw new Error('the session is gone');
  return row;
}

export const liveSessionsOf = (
  executor: Executor,
  userId: string,
  { usedSince, begunSince }: SessionBounds,
  limit: number,
): Promise<SessionRow[]> =>
  executor
    .select()
    .from(authSessions)
    .where(
      and(
        eq(authSessions.userId, userId),
        isNull(authSessions.endedAt),
        gt(authSessions.refreshedAt, usedSince),
        gt(authSessions.createdAt, begunSince),
      ),
    )
    .orderBy(desc(authSessions.refreshedAt), desc(authSessions.id))
    .limit(limit);

export type WhichSessions = { readonly only?: string; readonly except?: string };

/** Returns the number of sessions ended. */
export async function markEnded(
  executor: Executor,
  userId: string,
  { only, except }: WhichSessions,
  endedAt: Date,
  endReason: string,
): Promise<number> {
  const ended = await executor
    .update(authSessions)
    .set({ endedAt, endReason })
    .where(
      and(
        eq(authSessions.userId, userId),
        isNull(authSessions.endedAt),
        only === undefined ? undefined : eq(authSessions.id, only),
        except === undefined ? undefined : ne(authSessions.id, except),
      ),
    )
    .returning({ id: authSessions.id });
  return ended.length;
}

/** When the last factor is removed, no session may claim a second step. */
export async function lowerToAal1(tx: Tx, userId: string): Promise<void> {
  await tx.update(authSessions).set({ aal: 'aal1' }).where(eq(authSessions.userId, userId));
}

/** The addresses of the account's sessions since then. */
export async function addressesUsed(executor: Executor, userId: string, since: Date): Promise<string[]> {
  const rows = await prepared(executor, 'addresses_used', (name) =>
    executor
      .selectDistinct({ address: authSessions.address })
      .from(authSessions)
      .where(
        and(
          eq(authSessions.userId, sql.placeholder('userId')),
          gt(authSessions.refreshedAt, sql.placeholder('since')),
        ),
      )
      .limit(mostAddresses)
      .prepare(name),
  ).execute({ userId, since });
  return rows.map(({ address }) => address);
}

export async function insertRefreshToken(tx: Tx, row: typeof authRefreshTokens.$inferInsert): Promise<void> {
  await tx.insert(authRefreshTokens).values(row);
}

export async function refreshTokenByHash(
  executor: Executor,
  tokenHash: string,
): Promise<RefreshTokenRow | undefined> {
  const [row] = await executor
    .select()
    .from(authRefreshTokens)
    .where(eq(authRefreshTokens.tokenHash, tokenHash));
  return row;
}

export async function activeRefreshToken(
  executor: Executor,
  sessionId: string,
): Promise<RefreshTokenRow | undefined> {
  const [row] = await executor
    .select()
    .from(authRefreshTokens)
    .where(and(eq(authRefreshTokens.sessionId, sessionId), isNull(authRefreshTokens.replacedAt)))
    .orderBy(desc(authRefreshTokens.createdAt))
    .limit(1);
  return row;
}

export async function markReplaced(tx: Tx, sessionId: string, replacedAt: Date): Promise<void> {
  await tx
    .update(authRefreshTokens)
    .set({ replacedAt })
    .where(and(eq(authRefreshTokens.sessionId, sessionId), isNull(authRefreshTokens.replacedAt)));
}

export async function forgetOldSessions(
  executor: Executor,
  endedBefore: Date,
  { usedSince, begunSince }: SessionBounds,
): Promise<void> {
  await executor
    .delete(authSessions)
    .where(
      or(
        lt(authSessions.endedAt, endedBefore),
        lt(authSessions.refreshedAt, usedSince),
        lt(authSessions.createdAt, begunSince),
      ),
    );
  await executor.delete(authRefreshTokens).where(lt(authRefreshTokens.replacedAt, endedBefore));
}

/**
 * The account of a session, by primary keys only. Read on every request, so that a sign-out, a ban or a new
 * role takes effect at once.
 */
export async function bearerOf(db: Db, sessionId: string) {
  const [bearer] = await prepared(db, 'session_bearer', (name) =>
    db
      .select({
        userId: authUsers.id,
        email: authUsers.email,
        appMetadata: authUsers.appMetadata,
        bannedUntil: authUsers.bannedUntil,
        emailProvenAt: authUsers.emailProvenAt,
        isAnonymous: authUsers.isAnonymous,
        secondStepAskedSince: authUsers.secondStepAskedSince,
        aal: authSessions.aal,
        amr: authSessions.amr,
        createdAt: authSessions.createdAt,
        refreshedAt: authSessions.refreshedAt,
        hasSecondStep: sql<boolean>`exists (select 1 from ${authFactors} where ${authFactors.userId} = ${authUsers.id} and ${authFactors.status} = 'verified')`,
      })
      .from(authSessions)
      .innerJoin(authUsers, eq(authUsers.id, authSessions.userId))
      .where(and(eq(authSessions.id, sql.placeholder('sessionId')), isNull(authSessions.endedAt)))
      .prepare(name),
  ).execute({ sessionId });
  return bearer;
}
