import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../platform/db/db.ts';
import type { AuthKit, Visitor } from '../auth-kit.ts';
import { askedSinceFor } from '../factors/second-step-demand.ts';
import { runRepairs } from '../run-hooks.ts';
import type { UserRow } from '../users/users.store.ts';
import { AuthError } from '../wire/auth-error.ts';
import { newRefreshToken } from './issue-refresh-token.ts';
import type { SessionRow } from './sessions.store.ts';
import { writeSignIn } from './write-sign-in.ts';

export type OpenedSession = {
  readonly user: UserRow;
  readonly session: SessionRow;
  readonly refreshToken: string;
};

export type Proof =
  | 'password'
  | 'otp'
  | 'recovery'
  | 'email_change'
  | 'anonymous'
  | 'oauth'
  | 'web3'
  | 'sso/saml';

const byProvider: readonly Proof[] = ['oauth', 'web3', 'sso/saml'];

/** Opens a session. The caller has verified the proof. */
export async function openSession(
  auth: AuthKit,
  tx: Tx,
  user: UserRow,
  proof: Proof,
  visitor: Visitor,
): Promise<OpenedSession> {
  const now = auth.clock.now();
  if (isBanned(user, now)) throw new AuthError(403, 'user_banned', 'User is banned');
  const session: SessionRow = {
    id: randomUUID(),
    userId: user.id,
    aal: 'aal1',
    amr: [{ method: proof, timestamp: Math.floor(now.getTime() / 1000) }],
    address: visitor.address,
    userAgent: visitor.userAgent,
    createdAt: now,
    refreshedAt: now,
    endedAt: null,
    endReason: null,
  };
  const { token: refreshToken, row } = newRefreshToken(auth, session.id);
  const signedIn = await writeSignIn(tx, {
    session,
    refreshToken: row,
    changes: askedSinceFor(auth, user),
    // A provider's identity is marked as used where it is verified, not here.
    provider: byProvider.includes(proof) ? undefined : user.email === null ? 'phone' : 'email',
    audit: {
      action: 'signed-in',
      userId: user.id,
      address: visitor.address,
      at: now,
      details: { proof, sessionId: session.id },
    },
  });
  await runRepairs(auth, tx, auth.onSignedIn, signedIn);
  return { user: signedIn, session, refreshToken };
}

export const isBanned = ({ bannedUntil }: Pick<UserRow, 'bannedUntil'>, now: Date): boolean =>
  bannedUntil !== null && bannedUntil > now;
