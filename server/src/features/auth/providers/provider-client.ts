import {
  createRemoteJWKSet,
  importPKCS8,
  type JWTVerifyGetKey,
  customFetch as joseFetch,
  SignJWT,
} from 'jose';
import * as oauth from 'oauth4webapi';
import { createFetchOutside, type FetchOutside } from '../../../platform/outside/fetch-outside.ts';
import type { Provider } from './provider.ts';

/** Makes the library send its requests through `fetchOutside`. */
export type CallOptions = {
  readonly [oauth.customFetch]: (
    address: string,
    init: oauth.CustomFetchOptions<string, unknown>,
  ) => Promise<Response>;
  readonly [oauth.allowInsecureRequests]: boolean;
};

/** A provider with its cached metadata and keys. */
export type ProviderClient = {
  readonly provider: Provider;
  readonly client: oauth.Client;
  readonly call: CallOptions;
  readonly fetchOutside: FetchOutside;
  /** Its discovery document, cached for an hour. */
  server(): Promise<oauth.AuthorizationServer>;
  /** Its public keys, fetched again when a token names an unknown one. */
  keys(): Promise<JWTVerifyGetKey>;
  authentication(): Promise<oauth.ClientAuth>;
};

const descriptionLifeMs = 3600 * 1000;
const appleSecretSeconds = 300;
/** Allowance for clock skew. */
const toleranceSeconds = 30;

export function createProviderClient(provider: Provider): ProviderClient {
  const fetchOutside = createFetchOutside({ privateNetwork: provider.privateNetwork });
  const call: CallOptions = {
    [oauth.customFetch]: (address, { method, headers, body }) =>
      fetchOutside(address, { method, headers, body: body ? String(body) : undefined }),
    [oauth.allowInsecureRequests]: provider.privateNetwork,
  };
  const server = remember(descriptionLifeMs, () => describe(provider, call));
  let keySet: { readonly address: string; readonly keys: JWTVerifyGetKey } | undefined;

  return {
    provider,
    client: { client_id: provider.clientId, [oauth.clockTolerance]: toleranceSeconds },
    call,
    fetchOutside,
    server,
    keys: async () => {
      const { jwks_uri: address } = await server();
      if (address === undefined) throw new Error(`${provider.id} publishes no keys`);
      if (keySet?.address !== address) {
        const options = { [joseFetch]: (url: string, init: { headers: Headers }) => fetchOutside(url, init) };
        keySet = { address, keys: createRemoteJWKSet(new URL(address), options) };
      }
      return keySet.keys;
    },
    authentication: () => authenticationOf(provider),
  };
}

async function describe({ place }: Provider, call: CallOptions): Promise<oauth.AuthorizationServer> {
  const issuer = new URL(place.issuer);
  if (place.kind === 'oauth2') {
    return {
      issuer: place.issuer,
      authorization_endpoint: place.authorization,
      token_endpoint: place.token,
      userinfo_endpoint: place.userinfo,
    };
  }
  const response = await oauth.discoveryRequest(issuer, call);
  if (!place.isShared) return await oauth.processDiscoveryResponse(issuer, response);
  // Microsoft's issuer has a `{tenantid}` placeholder, so it cannot equal the address; the host must match.
  const said = (await response.json()) as oauth.AuthorizationServer;
  if (response.status !== 200 || !URL.canParse(said.issuer) || new URL(said.issuer).host !== issuer.host) {
    throw new Error(`${issuer.host} describes someone else`);
  }
  return said;
}

/** In the body, which every provider supports; for the header they disagree about the encoding. */
async function authenticationOf({ secret, clientId }: Provider): Promise<oauth.ClientAuth> {
  if (secret.kind === 'none') return oauth.None();
  if (secret.kind === 'text') return oauth.ClientSecretPost(secret.value);
  const key = await importPKCS8(secret.privateKey, 'ES256');
  const token = await new SignJWT({})
    .setProtectedHeader({ alg: 'ES256', kid: secret.keyId })
    .setIssuer(secret.teamId)
    .setSubject(clientId)
    .setAudience('https://appleid.apple.com')
    .setIssuedAt()
    .setExpirationTime(`${appleSecretSeconds}s`)
    .sign(key);
  return oauth.ClientSecretPost(token);
}

/** Caches the result for `lifeMs`. Concurrent calls share one request; failures are not cached. */
function remember<T>(lifeMs: number, ask: () => Promise<T>): () => Promise<T> {
  let cached: { readonly answer: Promise<T>; readonly until: number } | undefined;
  return () => {
    const now = performance.now();
    if (cached && cached.until > now) return cached.answer;
    const answer = ask();
    cached = { answer, until: now + lifeMs };
    answer.catch(() => {
      if (cached?.answer === answer) cached = undefined;
    });
    return answer;
  };
}
