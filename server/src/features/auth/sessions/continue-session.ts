import type { Tx } from '../../../platform/db/db.ts';
import type { AuthKit, Visitor } from '../auth-kit.ts';
import type { UserRow } from '../users/users.store.ts';
import { sessionGone } from './identify-caller.ts';
import { issueRefreshToken } from './issue-refresh-token.ts';
import type { OpenedSession } from './open-session.ts';
import { hasRunOut } from './session-life.ts';
import { lockSession, updateSession } from './sessions.store.ts';

/** Issues new tokens for a session that goes on after an identity was linked; its assurance level stays. */
export async function continueSession(
  auth: AuthKit,
  tx: Tx,
  user: UserRow,
  sessionId: string,
  visitor: Visitor,
): Promise<OpenedSession> {
  const session = await lockSession(tx, sessionId);
  if (!session || session.endedAt !== null || session.userId !== user.id) throw sessionGone();
  if (hasRunOut(session, auth.settings, auth.clock.now())) throw sessionGone();
  const refreshToken = await issueRefreshToken(auth, tx, session.id);
  const continued = await updateSession(tx, session.id, { refreshedAt: auth.clock.now(), ...visitor });
  return { user, session: continued, refreshToken };
}
