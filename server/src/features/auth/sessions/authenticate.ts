import { isUuid } from '@plainclaim/domain/shared/uuid';
import type { Authenticate } from '../../../http/actor.ts';
import type { AuthKit } from '../auth-kit.ts';
import { actorOfSession } from './actor-of-session.ts';
import { bearerToken } from './identify-caller.ts';

/**
 * Verified tokens are cached until they expire; their session is read on every request, so that a sign-out, a
 * ban or a new role takes effect at the next request in every process.
 */
export function createAuthenticate(kit: AuthKit): Authenticate {
  return async (authorization) => {
    const token = bearerToken(authorization);
    if (token === undefined) return null;
    const claims = await kit.tokens.verify(token).catch(() => null);
    const { sub: userId, session_id: sessionId } = claims ?? {};
    if (typeof userId !== 'string' || typeof sessionId !== 'string') return null;
    if (!isUuid(userId)) return null;
    const actor = await actorOfSession(kit, sessionId);
    return actor?.userId === userId ? actor : null;
  };
}
