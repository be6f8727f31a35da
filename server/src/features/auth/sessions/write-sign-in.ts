import type { Tx } from '../../../platform/db/db.ts';
import { type AuditEntry, recordAudit } from '../audit/record-audit.ts';
import { markIdentityUsed, type NewUserRow, type UserRow, updateUser } from '../users/users.store.ts';
import {
  insertRefreshToken,
  insertSession,
  type RefreshTokenRow,
  type SessionRow,
} from './sessions.store.ts';

export type SignIn = {
  readonly session: SessionRow;
  readonly refreshToken: Omit<RefreshTokenRow, 'replacedAt'>;
  readonly audit: AuditEntry;
  /** Changes to the account's row. */
  readonly changes: Partial<NewUserRow>;
  /** The identity used; undefined where the caller has already marked it as used. */
  readonly provider: 'email' | 'phone' | undefined;
};

/** Writes everything a sign-in changes. The account's row is locked first, as everywhere: see `lockUser`. */
export async function writeSignIn(
  tx: Tx,
  { session, refreshToken, audit, changes, provider }: SignIn,
): Promise<UserRow> {
  const now = session.createdAt;
  const user = await updateUser(tx, session.userId, { ...changes, lastSignInAt: now }, now);
  await insertSession(tx, session);
  await insertRefreshToken(tx, refreshToken);
  await recordAudit(tx, audit);
  if (provider) await markIdentityUsed(tx, user.id, provider, now);
  return user;
}
