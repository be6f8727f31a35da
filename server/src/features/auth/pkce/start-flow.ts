import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../platform/db/db.ts';
import { invalid } from '../wire/auth-error.ts';
import { type FlowRow, insertFlow } from './pkce.store.ts';

/** The challenge of a flow; its browser holds the verifier. */
export type PkceChallenge = { readonly challenge: string; readonly method: 's256' | 'plain' };

export type PkceFields = { readonly code_challenge: string; readonly code_challenge_method: string };

/** Reads the challenge of a request, if any: both fields or neither. */
export function readChallenge(fields: PkceFields): PkceChallenge | undefined {
  const { code_challenge: challenge, code_challenge_method: given } = fields;
  if (challenge === '' && given === '') return undefined;
  if (challenge === '' || given === '') {
    throw invalid('PKCE flow requires code_challenge_method and code_challenge');
  }
  const method = given.toLowerCase();
  if (method !== 's256' && method !== 'plain') throw invalid('code challenge method must be s256 or plain');
  if (!/^[A-Za-z0-9._~-]{43,128}$/.test(challenge)) {
    throw invalid('code challenge has to be between 43 and 128 characters, of A-Z, a-z, 0-9 and . _ ~ -');
  }
  return { challenge, method };
}

/** What a provider's sign-in stores in the flow. */
type FlowOfProvider = {
  /** The session to continue, instead of opening a new one. */
  readonly sessionId?: string | null;
  /** Encrypts the provider's tokens for this flow. */
  readonly seal?: (flowId: string) => string;
};

export async function startFlow(
  tx: Tx,
  userId: string,
  { challenge, method }: PkceChallenge,
  authMethod: FlowRow['authMethod'],
  now: Date,
  more: FlowOfProvider = {},
): Promise<string> {
  const id = randomUUID();
  await insertFlow(tx, {
    id,
    userId,
    challenge,
    challengeMethod: method,
    authMethod,
    sessionId: more.sessionId ?? null,
    providerTokens: more.seal?.(id) ?? null,
    createdAt: now,
  });
  return id;
}
