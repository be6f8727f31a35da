import type { Tx } from '../../../platform/db/db.ts';
import type { AuthKit, Visitor } from '../auth-kit.ts';
import { issueFlowCode } from '../pkce/exchange-flow-code.ts';
import { startFlow } from '../pkce/start-flow.ts';
import { continueSession } from '../sessions/continue-session.ts';
import { sessionGone } from '../sessions/identify-caller.ts';
import { isBanned, type OpenedSession, openSession } from '../sessions/open-session.ts';
import { type SessionBody, sessionBody } from '../sessions/session-body.ts';
import { liveSession } from '../sessions/sessions.store.ts';
import { isUniqueViolation, type UserRow } from '../users/users.store.ts';
import { AuthError } from '../wire/auth-error.ts';
import { accountFor, Overtaken } from './account-for.ts';
import type { ProviderFlowRow } from './provider-flows.store.ts';
import type { ProviderIdentity } from './provider-identity.ts';
import { type ProviderTokens, sealTokens } from './provider-tokens.ts';

/** A completed sign-in at a provider. */
export type Arrival = {
  readonly identity: ProviderIdentity;
  readonly tokens: ProviderTokens;
  /** Undefined for a client that sent the provider's ID token itself. */
  readonly flow: ProviderFlowRow | undefined;
};

export type Arrived =
  | { readonly kind: 'session'; readonly session: SessionBody }
  /** PKCE: the client exchanges the code for the session itself. */
  | { readonly kind: 'code'; readonly code: string };

const mostTries = 3;

/** Signs in to the identity's account, or links the identity to the account that requested it. */
export async function arriveWithIdentity(
  auth: AuthKit,
  arrival: Arrival,
  visitor: Visitor,
): Promise<Arrived> {
  const opened = await whileOvertaken(() => auth.db.transaction((tx) => arrive(auth, tx, arrival, visitor)));
  if (typeof opened === 'string') return { kind: 'code', code: opened };
  return { kind: 'session', session: { ...(await sessionBody(auth, opened)), ...arrival.tokens } };
}

async function arrive(
  auth: AuthKit,
  tx: Tx,
  { identity, tokens, flow }: Arrival,
  visitor: Visitor,
): Promise<OpenedSession | string> {
  const linking = flow?.linkingSessionId ? await liveSession(tx, flow.linkingSessionId) : undefined;
  if (flow?.linkingSessionId && !linking) throw sessionGone();
  const user = await accountFor(auth, tx, identity, linking?.userId ?? null, visitor);
  if (isBanned(user, auth.clock.now())) throw new AuthError(403, 'user_banned', 'User is banned');
  if (flow?.challenge) return await codeFor(auth, tx, flow, user, tokens);
  if (linking) return await continueSession(auth, tx, user, linking.id, visitor);
  return await openSession(auth, tx, user, 'oauth', visitor);
}

async function codeFor(
  auth: AuthKit,
  tx: Tx,
  { challenge, challengeMethod, linkingSessionId }: ProviderFlowRow,
  user: UserRow,
  tokens: ProviderTokens,
): Promise<string> {
  const now = auth.clock.now();
  const asked = { challenge: challenge ?? '', method: challengeMethod ?? 's256' } as const;
  const more = {
    sessionId: linkingSessionId,
    seal: (id: string) => sealTokens(auth.secrets.providerTokens, id, tokens),
  };
  const flowId = await startFlow(tx, user.id, asked, 'oauth', now, more);
  return await issueFlowCode(tx, flowId, now);
}

/**
 * Retries after a lost race: of two first sign-ins at once, one creates the account, the other then finds it.
 */
async function whileOvertaken<T>(act: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await act();
    } catch (error) {
      if (tries === mostTries || !(error instanceof Overtaken || isUniqueViolation(error))) throw error;
    }
  }
}
