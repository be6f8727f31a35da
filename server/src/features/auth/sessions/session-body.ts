import type { AuthKit } from '../auth-kit.ts';
import type { ProviderTokens } from '../providers/provider-tokens.ts';
import { readUser } from '../users/read-user.ts';
import type { PresentedUser } from '../users/users.presenter.ts';
import type { OpenedSession } from './open-session.ts';

/** The contract's response to a sign-in, a refresh or a second step. */
export type SessionBody = {
  readonly access_token: string;
  readonly token_type: 'bearer';
  readonly expires_in: number;
  /** Unix seconds. */
  readonly expires_at: number;
  readonly refresh_token: string;
  readonly user: PresentedUser;
} & ProviderTokens;

export async function sessionBody(
  { db, tokens, settings }: AuthKit,
  { user, session, refreshToken }: OpenedSession,
): Promise<SessionBody> {
  const claims = {
    sub: user.id,
    email: user.email ?? '',
    phone: user.phone ?? '',
    app_metadata: user.appMetadata,
    user_metadata: user.userMetadata,
    aal: session.aal,
    amr: session.amr,
    session_id: session.id,
    is_anonymous: user.isAnonymous,
  };
  const [{ token, expiresAt }, presented] = await Promise.all([
    tokens.sign(claims, settings.accessTokenSeconds),
    readUser(db, user),
  ]);
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: settings.accessTokenSeconds,
    expires_at: expiresAt,
    refresh_token: refreshToken,
    user: presented,
  };
}
