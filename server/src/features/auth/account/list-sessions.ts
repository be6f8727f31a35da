import type { Actor } from '@plainclaim/domain/accounts/actor';
import type { AuthKit } from '../auth-kit.ts';
import { sessionBounds } from '../sessions/session-life.ts';
import { liveSessionsOf, type SessionRow } from '../sessions/sessions.store.ts';
import { describeDevice } from './describe-device.ts';

const mostShown = 100;

/** The user's live sessions, last used first. */
export async function listSessions({ db, clock, settings }: AuthKit, actor: Actor) {
  const now = clock.now();
  const bounds = sessionBounds(settings, now);
  const sessions = await liveSessionsOf(db, actor.userId, bounds, mostShown);
  return sessions.map((session) => presentSession(session, actor, now));
}

function presentSession(session: SessionRow, actor: Actor, now: Date) {
  const isCurrent = session.id === actor.sessionId;
  return {
    id: session.id,
    device: describeDevice(session.userAgent),
    address: session.address,
    created_at: session.createdAt.toISOString(),
    // Stored when tokens are renewed, about once an hour: this request is newer.
    last_used_at: (isCurrent ? now : session.refreshedAt).toISOString(),
    is_current: isCurrent,
  };
}
