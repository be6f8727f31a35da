import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db/db.ts';
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
  const { userId, createdAt: now } = session;
  const opened = tx
    .$with('opened')
    .as(tx.insert(authSessions).values(session).returning({ id: authSessions.id }));
  const issued = tx
    .$with('issued')
    .as(tx.insert(authRefreshTokens).values(refreshToken).returning({ id: authRefreshTokens.id }));
  const noted = tx.$with('noted').as(tx.insert(authAudit).values(audit).returning({ at: authAudit.at }));
  const used = tx.$with('used').as(
    tx
      .update(authIdentities)
      .set({ lastSignInAt: now })
      .where(and(eq(authIdentities.userId, userId), eq(authIdentities.provider, provider ?? 'none')))
      .returning({ id: authIdentities.id }),
  );
  const [user] = await tx
    .with(opened, issued, noted, used)
    .update(authUsers)
    .set({ lastSignInAt: now, updatedAt: now })
    .where(eq(authUsers.id, userId))
    .returning();
  if (!user) throw new Error('the account is gone');
  return user;
}
