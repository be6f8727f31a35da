import { roleOf } from '@plainclaim/domain/accounts/roles';
import { isUuid } from '@plainclaim/domain/shared/uuid';
import type { Authenticate } from '../../http/actor.ts';
import type { AuthKit } from '../auth-kit.ts';
import { bearerToken } from './identify-caller.ts';
import { isBanned } from './open-session.ts';
import { hasRunOut } from './session-life.ts';
import { bearerOf } from './sessions.store.ts';

/**
 * A verified token is remembered until it expires; the session behind it is looked up on every request, so that
 * signing out, a ban and a change of role count from the next request on, in every process.
 */
export function createAuthenticate({ db, clock, tokens, settings }: AuthKit): Authenticate {
  return async (authorization) => {
    const token = bearerToken(authorization);
    if (token === undefined) return null;
    const claims = await tokens.verify(token).catch(() => null);
    const { sub: userId, session_id: sessionId } = claims ?? {};
    if (typeof userId !== 'string' || typeof sessionId !== 'string') return null;
    if (!isUuid(userId) || !isUuid(sessionId)) return null;
    const row = await bearerOf(db, sessionId);
    if (row?.userId !== userId || isBanned(row, clock.now()) || hasRunOut(row, settings, clock.now()))
      return null;
    return {
      userId,
      email: row.email ?? '',
      role: roleOf(row.appMetadata),
      sessionId,
      aal: row.aal,
      needsSecondStep: row.hasSecondStep && row.aal !== 'aal2',
    };
  };
}
