import { randomUUID } from 'node:crypto';
import type { Tx } from '../../platform/db/db.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { AuthKit, Visitor } from '../auth-kit.ts';
import { runHooks } from '../run-hooks.ts';
import { touchIdentity, type UserRow, updateUser } from '../users/users.store.ts';
import { AuthError } from '../wire/auth-error.ts';
import { issueRefreshToken } from './issue-refresh-token.ts';
import { insertSession, type SessionRow } from './sessions.store.ts';

/** A session together with the token that keeps it going. */
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

/** Signs someone in who has proved who they are. */
export async function openSession(
  auth: AuthKit,
  tx: Tx,
  user: UserRow,
  proof: Proof,
  visitor: Visitor,
): Promise<OpenedSession> {
  const now = auth.clock.now();
  if (isBanned(user, now)) throw new AuthError(403, 'user_banned', 'User is banned');
  const session = await insertSession(tx, {
    id: randomUUID(),
    userId: user.id,
    aal: 'aal1',
    amr: [{ method: proof, timestamp: Math.floor(now.getTime() / 1000) }],
    ...visitor,
    createdAt: now,
    refreshedAt: now,
  });
  const refreshToken = await issueRefreshToken(auth, tx, session.id);
  const signedIn = await updateUser(tx, user.id, { lastSignInAt: now }, now);
  // Who comes by a provider has used that identity and no other.
  if (!byProvider.includes(proof)) {
    await touchIdentity(tx, user.id, user.email === null ? 'phone' : 'email', now);
  }
  await recordAudit(tx, {
    action: 'signed-in',
    userId: user.id,
    address: visitor.address,
    at: now,
    details: { proof, sessionId: session.id },
  });
  await runHooks(auth, tx, auth.onSignedIn, signedIn);
  return { user: signedIn, session, refreshToken };
}

export const isBanned = ({ bannedUntil }: Pick<UserRow, 'bannedUntil'>, now: Date): boolean =>
  bannedUntil !== null && bannedUntil > now;
