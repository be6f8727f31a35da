import { createHash, randomBytes } from 'node:crypto';
import type { Tx } from '../../../platform/db/db.ts';
import type { AuthKit, Visitor } from '../auth-kit.ts';
import { limit } from '../limits/limit.ts';
import { openTokens } from '../providers/provider-tokens.ts';
import { continueSession } from '../sessions/continue-session.ts';
import { openSession } from '../sessions/open-session.ts';
import { type SessionBody, sessionBody } from '../sessions/session-body.ts';
import { isSame, sha256 } from '../tokens/auth-secrets.ts';
import { userById } from '../users/users.store.ts';
import { AuthError, invalid } from '../wire/auth-error.ts';
import { deleteFlow, type FlowRow, flowByCode, keepFlowCode } from './pkce.store.ts';

const codeLifeMs = 5 * 60 * 1000;

/** Issues the code that a redirect carries to the browser that started the flow. */
export async function issueFlowCode(tx: Tx, flowId: string, now: Date): Promise<string> {
  const code = randomBytes(32).toString('base64url');
  await keepFlowCode(tx, flowId, sha256(code), now);
  return code;
}

/** Exchanges the code for a session, once, given the verifier. */
export async function exchangeFlowCode(
  auth: AuthKit,
  given: { readonly auth_code: string; readonly code_verifier: string },
  visitor: Visitor,
): Promise<SessionBody> {
  if (given.auth_code === '' || given.code_verifier === '') {
    throw invalid('invalid request: both auth code and code verifier should be non-empty');
  }
  await limit(auth, 'verifyAddress', visitor.address);
  const flow = await flowByCode(auth.db, sha256(given.auth_code));
  if (!flow) throw unknownFlow();
  if (auth.clock.now().getTime() - (flow.codeIssuedAt?.getTime() ?? 0) > codeLifeMs) {
    throw new AuthError(422, 'flow_state_expired', 'invalid flow state, flow state has expired');
  }
  if (!isSame(challengeOf(flow, given.code_verifier), flow.challenge)) {
    throw new AuthError(
      400,
      'bad_code_verifier',
      'code challenge does not match previously saved code verifier',
    );
  }
  const opened = await auth.db.transaction(async (tx) => {
    const user = (await deleteFlow(tx, flow.id)) ? await userById(tx, flow.userId) : undefined;
    if (!user) throw unknownFlow();
    return flow.sessionId === null
      ? await openSession(auth, tx, user, flow.authMethod, visitor)
      : await continueSession(auth, tx, user, flow.sessionId, visitor);
  });
  const tokens = openTokens(auth.secrets.providerTokens, flow.id, flow.providerTokens);
  return { ...(await sessionBody(auth, opened)), ...tokens };
}

const challengeOf = ({ challengeMethod }: FlowRow, verifier: string): string =>
  challengeMethod === 'plain' ? verifier : createHash('sha256').update(verifier).digest('base64url');

const unknownFlow = () =>
  new AuthError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found');
