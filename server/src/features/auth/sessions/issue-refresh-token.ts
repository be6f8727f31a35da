import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../platform/db/db.ts';
import type { AuthKit } from '../auth-kit.ts';
import { hashRefreshToken, refreshTokenOf } from '../tokens/refresh-token.ts';
import { insertRefreshToken, markReplaced } from './sessions.store.ts';

type Issuing = Pick<AuthKit, 'secrets' | 'clock'>;

export function newRefreshToken({ secrets, clock }: Issuing, sessionId: string) {
  const id = randomUUID();
  const token = refreshTokenOf(secrets.refreshTokens, id);
  return { token, row: { id, sessionId, tokenHash: hashRefreshToken(token), createdAt: clock.now() } };
}

/** Issues a new refresh token and marks the previous one as replaced. */
export async function issueRefreshToken(auth: Issuing, tx: Tx, sessionId: string): Promise<string> {
  const { token, row } = newRefreshToken(auth, sessionId);
  await markReplaced(tx, sessionId, row.createdAt);
  await insertRefreshToken(tx, row);
  return token;
}
