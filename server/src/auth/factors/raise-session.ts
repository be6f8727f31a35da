import type { Tx } from '../../platform/db/db.ts';
import type { AuthKit } from '../auth-kit.ts';
import { issueRefreshToken } from '../sessions/issue-refresh-token.ts';
import type { OpenedSession } from '../sessions/open-session.ts';
import { lockSession, updateSession } from '../sessions/sessions.store.ts';
import { userById } from '../users/users.store.ts';

/**
 * The second step was taken. The session gets a new refresh token: one that was copied before this moment must
 * not share in what it now may do. Undefined when the session has ended meanwhile.
 */
export async function raiseSession(
  auth: AuthKit,
  tx: Tx,
  sessionId: string,
  method: 'totp' | 'mfa/phone' | 'backup_code',
): Promise<OpenedSession | undefined> {
  const now = auth.clock.now();
  const before = await lockSession(tx, sessionId);
  const user = before && before.endedAt === null ? await userById(tx, before.userId) : undefined;
  if (!before || !user) return undefined;
  const others = before.amr.filter((one) => one.method !== method);
  const session = await updateSession(tx, sessionId, {
    aal: 'aal2',
    amr: [{ method, timestamp: Math.floor(now.getTime() / 1000) }, ...others],
    refreshedAt: now,
  });
  return { user, session, refreshToken: await issueRefreshToken(auth, tx, sessionId) };
}
