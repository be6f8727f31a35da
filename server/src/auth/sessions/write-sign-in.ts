import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/db.ts';
import { executeKept, readRow } from '../../platform/db/kept-statement.ts';
import { authAudit } from '../audit/audit.tables.ts';
import type { AuditEntry } from '../audit/record-audit.ts';
import type { UserRow } from '../users/users.store.ts';
import { authIdentities, authUsers } from '../users/users.tables.ts';
import type { RefreshTokenRow, SessionRow } from './sessions.store.ts';
import { authRefreshTokens, authSessions } from './sessions.tables.ts';

export type SignIn = {
  readonly session: SessionRow;
  readonly refreshToken: Omit<RefreshTokenRow, 'replacedAt'>;
  readonly audit: Required<AuditEntry>;
  /** The identity that was used; undefined where whoever calls has noted it already. */
  readonly provider: 'email' | 'phone' | undefined;
};

/** All that a sign-in leaves behind, in one round trip: it comes after the password's hash, while someone waits. */
export async function writeSignIn(
  tx: Tx,
  { session, refreshToken, audit, provider }: SignIn,
): Promise<UserRow> {
  const [user] = await executeKept(tx, 'sign-in', () => signInStatement(tx), {
    ...session,
    ...audit,
    now: session.createdAt,
    provider: provider ?? 'none',
    tokenId: refreshToken.id,
    tokenHash: refreshToken.tokenHash,
  });
  if (!user) throw new Error('the account is gone');
  return readRow(authUsers, user);
}

/** Put together once: that takes longer than sending it. */
function signInStatement(tx: Tx): SQL {
  const given = (name: keyof SessionRow | keyof AuditEntry | 'now' | 'provider' | 'tokenId' | 'tokenHash') =>
    sql.placeholder(name);
  const now = sql`${given('now')}`;
  const opened = tx.insert(authSessions).values({
    id: given('id'),
    userId: given('userId'),
    aal: given('aal'),
    amr: given('amr'),
    userAgent: given('userAgent'),
    address: given('address'),
    createdAt: given('now'),
    refreshedAt: given('now'),
  });
  const issued = tx.insert(authRefreshTokens).values({
    id: given('tokenId'),
    sessionId: given('id'),
    tokenHash: given('tokenHash'),
    createdAt: given('now'),
  });
  const noted = tx.insert(authAudit).values({
    action: given('action'),
    userId: given('userId'),
    address: given('address'),
    at: given('at'),
    details: given('details'),
  });
  const used = tx
    .update(authIdentities)
    .set({ lastSignInAt: now })
    .where(and(eq(authIdentities.userId, given('userId')), eq(authIdentities.provider, given('provider'))));
  const user = tx
    .update(authUsers)
    .set({ lastSignInAt: now, updatedAt: now })
    .where(eq(authUsers.id, given('userId')));
  // As they are: put in as queries, each would get parentheses of its own.
  const [first, second, third, fourth, last] = [opened, issued, noted, used, user].map((one) => one.getSQL());
  return sql`with opened as (${first}), issued as (${second}), noted as (${third}), used as (${fourth}) ${last} returning *`;
}
