import type { Actor } from '@plainclaim/domain/accounts/actor';
import type { AuthKit } from '../auth-kit.ts';
import { sessionBounds } from '../sessions/session-life.ts';
import { liveSessionsOf, type SessionRow } from '../sessions/sessions.store.ts';
import { describeDevice } from './describe-device.ts';

const mostShown = 100;

/** The user's live sessions, last used first. */
export async function listSessions({ db, clock, settings }: AuthKit, actor: Actor) {
  const bounds = sessionBounds(settings, clock.now());
  const sessions = await liveSessionsOf(db, actor.userId, bounds, mostShown);
  return sessions.map((session) => presentSession(session, actor));
}

const presentSession = (session: SessionRow, actor: Actor) => ({
  id: session.id,
  device: describeDevice(session.userAgent),
  address: session.address,
  created_at: session.createdAt.toISOString(),
  last_used_at: session.refreshedAt.toISOString(),
  is_current: session.id === actor.sessionId,
});
