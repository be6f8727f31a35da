import { randomUUID } from 'node:crypto';
import type { Tx } from '../../platform/db/db.ts';
import type { AuthKit } from '../auth-kit.ts';
import { hashRefreshToken, refreshTokenOf } from '../tokens/refresh-token.ts';
import { insertRefreshToken, markReplaced } from './sessions.store.ts';

/** A new refresh token for the session; the one before it is replaced from now on. */
export async function issueRefreshToken(
  { secrets, clock }: Pick<AuthKit, 'secrets' | 'clock'>,
  tx: Tx,
  sessionId: string,
): Promise<string> {
  const now = clock.now();
  const id = randomUUID();
  const token = refreshTokenOf(secrets.refreshTokens, id);
  await markReplaced(tx, sessionId, now);
  await insertRefreshToken(tx, { id, sessionId, tokenHash: hashRefreshToken(token), createdAt: now });
  return token;
}
