import { isUuid } from '@plainclaim/domain/shared/uuid';
import type { AuthKit } from '../auth-kit.ts';
import { type UserRow, userById } from '../users/users.store.ts';
import { AuthError } from '../wire/auth-error.ts';
import { isBanned } from './open-session.ts';
import { hasRunOut } from './session-life.ts';
import { liveSession, type SessionRow } from './sessions.store.ts';

export type Caller = {
  readonly user: UserRow;
  /** Undefined for a token that an operator made with the shared secret. */
  readonly session: SessionRow | undefined;
};

/** Checks the bearer token, in the contract's order of errors. */
export async function identifyCaller(auth: AuthKit, authorization: string | undefined): Promise<Caller> {
  const token = bearerToken(authorization);
  if (token === undefined) {
    throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  }
  const claims = await auth.tokens.verify(token);
  if (!claims.sub) throw new AuthError(403, 'bad_jwt', 'invalid claim: missing sub claim');
  if (!isUuid(claims.sub)) throw new AuthError(400, 'bad_jwt', 'invalid claim: sub claim must be a UUID');
  const user = await userById(auth.db, claims.sub);
  if (!user) {
    throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  }
  const session = await sessionOf(auth, user, claims.session_id);
  if (isBanned(user, auth.clock.now())) throw new AuthError(403, 'user_banned', 'User is banned');
  return { user, session };
}

export const bearerToken = (authorization: string | undefined): string | undefined =>
  /^bearer (\S+)$/i.exec(authorization ?? '')?.[1];

async function sessionOf(
  { db, clock, settings }: AuthKit,
  user: UserRow,
  sessionId: unknown,
): Promise<SessionRow | undefined> {
  if (sessionId === undefined || sessionId === '') return undefined;
  const session =
    typeof sessionId === 'string' && isUuid(sessionId) ? await liveSession(db, sessionId) : undefined;
  if (session?.userId !== user.id || hasRunOut(session, settings, clock.now())) throw sessionGone();
  return session;
}

export const sessionGone = () =>
  new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');

/** For routes that change the session itself. */
export function requireSession({ session }: Caller): SessionRow {
  if (session) return session;
  throw new AuthError(403, 'session_not_found', 'This token belongs to no session');
}
