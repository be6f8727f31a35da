import { recordAudit } from '../audit/record-audit.ts';
import type { AuthKit, Visitor } from '../auth-kit.ts';
import { limit } from '../limits/limit.ts';
import { hashRefreshToken, refreshTokenOf } from '../tokens/refresh-token.ts';
import { userById } from '../users/users.store.ts';
import { AuthError } from '../wire/auth-error.ts';
import { issueRefreshToken } from './issue-refresh-token.ts';
import { isBanned, type OpenedSession } from './open-session.ts';
import { type SessionBody, sessionBody } from './session-body.ts';
import { hasRunOut } from './session-life.ts';
import {
  activeRefreshToken,
  lockSession,
  markEnded,
  type RefreshTokenRow,
  refreshTokenByHash,
  type SessionRow,
  updateSession,
} from './sessions.store.ts';

type Outcome = { readonly opened: OpenedSession } | { readonly refused: AuthError };

/** Exchanges a refresh token for the next one. A replaced token used too late ends the whole session. */
export async function refreshSession(auth: AuthKit, token: string, visitor: Visitor): Promise<SessionBody> {
  const tokenHash = hashRefreshToken(token);
  const known = await refreshTokenByHash(auth.db, tokenHash);
  // Limited per session: a refusal signs the user out, so no session may use up another's allowance.
  await limit(auth, 'refresh', known?.sessionId ?? visitor.address);
  if (!known) throw unknownToken();

  // A refusal is returned, not thrown, so that the transaction commits.
  const outcome = await auth.db.transaction(async (tx): Promise<Outcome> => {
    const session = await lockSession(tx, known.sessionId);
    const presented = await refreshTokenByHash(tx, tokenHash);
    if (!session || !presented) return { refused: unknownToken() };
    const now = auth.clock.now();
    const refused = refusal(auth, session, presented, now);
    if (refused) {
      if (refused.code === 'refresh_token_already_used') {
        await markEnded(tx, session.userId, { only: session.id }, now, 'refresh token reused');
        await recordAudit(tx, {
          action: 'refresh-token-reused',
          userId: session.userId,
          address: visitor.address,
          at: now,
          details: { sessionId: session.id },
        });
      }
      return { refused };
    }
    const user = await userById(tx, session.userId);
    if (!user) return { refused: unknownToken() };
    if (isBanned(user, now)) return { refused: new AuthError(403, 'user_banned', 'User is banned') };

    const refreshToken =
      presented.replacedAt === null
        ? await issueRefreshToken(auth, tx, session.id)
        : await activeToken(auth, tx, session.id);
    const refreshed = await updateSession(tx, session.id, { refreshedAt: now, ...visitor });
    return { opened: { user, session: refreshed, refreshToken } };
  });

  if ('refused' in outcome) throw outcome.refused;
  return await sessionBody(auth, outcome.opened);
}

function refusal(
  { settings }: AuthKit,
  session: SessionRow,
  { replacedAt }: RefreshTokenRow,
  now: Date,
): AuthError | undefined {
  const ageSeconds = (moment: Date) => (now.getTime() - moment.getTime()) / 1000;
  if (session.endedAt !== null) {
    return new AuthError(400, 'session_not_found', 'Invalid Refresh Token: Session Not Found');
  }
  if (hasRunOut(session, settings, now)) {
    return new AuthError(400, 'session_expired', 'Invalid Refresh Token: Session Expired');
  }
  if (replacedAt !== null && ageSeconds(replacedAt) > settings.refreshGraceSeconds) {
    return new AuthError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used');
  }
  return undefined;
}

async function activeToken(
  { secrets }: AuthKit,
  tx: Parameters<typeof activeRefreshToken>[0],
  sessionId: string,
): Promise<string> {
  const active = await activeRefreshToken(tx, sessionId);
  if (!active) throw new Error('a live session has no refresh token');
  return refreshTokenOf(secrets.refreshTokens, active.id);
}

const unknownToken = () =>
  new AuthError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
