import { randomUUID } from 'node:crypto';
import * as oauth from 'oauth4webapi';
import type { AuthKit, Visitor } from '../auth-kit.ts';
import { limit } from '../limits/limit.ts';
import type { PkceChallenge } from '../pkce/start-flow.ts';
import { sha256 } from '../tokens/auth-secrets.ts';
import { flowSecrets, newState } from './flow-secrets.ts';
import type { ProviderClient } from './provider-client.ts';
import { insertProviderFlow } from './provider-flows.store.ts';
import { providerTrouble } from './providers.ts';

export type ProviderSignInRequest = {
  readonly client: ProviderClient;
  /** Where to redirect at the end; already validated. */
  readonly target: string;
  /** In addition to the provider's default scopes. */
  readonly scopes: readonly string[];
  /** Passed on to the provider, such as which account to preselect. */
  readonly hints: Readonly<Record<string, string>>;
  readonly challenge: PkceChallenge | undefined;
  /** The secret in this browser's cookie. */
  readonly browser: string;
  readonly linkingSessionId: string | null;
};

export const callbackUrl = ({ settings }: Pick<AuthKit, 'settings'>): string => `${settings.apiUrl}/callback`;

/** Stores a pending sign-in and returns the address of the provider to redirect to. */
export async function startProviderSignIn(
  auth: AuthKit,
  request: ProviderSignInRequest,
  visitor: Visitor,
): Promise<string> {
  await limit(auth, 'providerFlow', visitor.address);
  const { client, challenge } = request;
  const server = await client.server().catch((cause: unknown) => {
    throw providerTrouble(client.provider, cause);
  });
  const state = newState();
  await insertProviderFlow(auth.db, {
    id: randomUUID(),
    stateHash: sha256(state),
    browserHash: sha256(request.browser),
    provider: client.provider.id,
    target: request.target,
    challenge: challenge?.challenge ?? null,
    challengeMethod: challenge?.method ?? null,
    linkingSessionId: request.linkingSessionId,
    createdAt: auth.clock.now(),
  });
  return await addressAtProvider(auth, server, request, state);
}

async function addressAtProvider(
  auth: AuthKit,
  server: oauth.AuthorizationServer,
  { client, scopes, hints }: ProviderSignInRequest,
  state: string,
): Promise<string> {
  const { provider } = client;
  const { verifier, nonce } = flowSecrets(auth.secrets.providerFlows, state);
  const address = new URL(server.authorization_endpoint ?? '');
  const isOpenId = provider.place.kind === 'oidc';
  const parameters = {
    ...hints,
    response_type: 'code',
    client_id: provider.clientId,
    redirect_uri: callbackUrl(auth),
    scope: [...new Set([...provider.scopes, ...scopes])].join(' '),
    state,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...(isOpenId && { nonce }),
    ...(provider.responseMode === 'form_post' && { response_mode: 'form_post' }),
  };
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
  return address.href;
}
