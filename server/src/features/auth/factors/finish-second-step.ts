import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../platform/db/db.ts';
import type { AuthKit, Visitor } from '../auth-kit.ts';
import { issueRefreshToken } from '../sessions/issue-refresh-token.ts';
import type { OpenedSession } from '../sessions/open-session.ts';
import { insertSession, lockSession, markEnded, type SessionRow } from '../sessions/sessions.store.ts';
import { userById } from '../users/users.store.ts';

/**
 * Replaces the session by a new one with the second step. A session's assurance level is fixed when it is
 * opened, so tokens stolen before the second step are worthless after it. Undefined when the session has
 * ended meanwhile.
 */
export async function finishSecondStep(
  auth: AuthKit,
  tx: Tx,
  sessionId: string,
  method: 'totp' | 'mfa/phone' | 'backup_code',
  visitor: Visitor,
): Promise<OpenedSession | undefined> {
  const now = auth.clock.now();
  const before = await lockSession(tx, sessionId);
  const user = before && before.endedAt === null ? await userById(tx, before.userId) : undefined;
  if (!before || !user) return undefined;
  await markEnded(tx, user.id, { only: before.id }, now, 'second step taken');
  const session: SessionRow = {
    id: randomUUID(),
    userId: user.id,
    aal: 'aal2',
    amr: [
      { method, timestamp: Math.floor(now.getTime() / 1000) },
      ...before.amr.filter((one) => one.method !== method),
    ],
    userAgent: visitor.userAgent,
    address: visitor.address,
    // The session's life counts from the first step: the second one does not prolong it.
    createdAt: before.createdAt,
    refreshedAt: now,
    endedAt: null,
    endReason: null,
  };
  await insertSession(tx, session);
  return { user, session, refreshToken: await issueRefreshToken(auth, tx, session.id) };
}
