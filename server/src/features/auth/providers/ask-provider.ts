import { decodeJwt, jwtVerify } from 'jose';
import * as oauth from 'oauth4webapi';
import type { FlowSecrets } from './flow-secrets.ts';
import type { ProviderClient } from './provider-client.ts';
import { type Claims, identityFrom, type ProviderIdentity } from './provider-identity.ts';
import { type ProviderTokens, tokensFrom } from './provider-tokens.ts';

export type ProviderAnswer = { readonly identity: ProviderIdentity; readonly tokens: ProviderTokens };

/** Asymmetric only: with a shared secret, anyone who knows it could sign any token. */
export const signatures = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
];

/** Exchanges the callback's parameters for an identity. Passes on errors of the library and the network. */
export async function askProvider(
  client: ProviderClient,
  parameters: URLSearchParams,
  { state, verifier, nonce }: FlowSecrets,
  callbackUrl: string,
): Promise<ProviderAnswer> {
  const server = await client.server();
  // Also compares the issuer where the provider names it, against mix-up attacks.
  const checked = oauth.validateAuthResponse(server, client.client, parameters, state);
  const response = await oauth.authorizationCodeGrantRequest(
    server,
    client.client,
    await client.authentication(),
    checked,
    callbackUrl,
    verifier,
    client.call,
  );
  if (client.provider.place.kind === 'oauth2') return await readPlain(client, server, response);
  const issuing = await actualIssuer(server, response);
  const answer = await oauth.processAuthorizationCodeResponse(issuing, client.client, response, {
    expectedNonce: nonce,
    requireIdToken: true,
  });
  // OpenID Connect accepts TLS as proof here; checking the signature too costs little.
  await jwtVerify(answer.id_token ?? '', await client.keys(), { algorithms: signatures, clockTolerance: 30 });
  const said = oauth.getValidatedIdTokenClaims(answer);
  if (!said) throw new Error('no ID token came');
  const claims: Claims = { ...(await userInfo(client, issuing, answer, said)), ...said };
  const identity = identityFrom(client.provider, issuing.issuer, { ...nameOnForm(parameters), ...claims });
  return { identity, tokens: tokensFrom(answer) };
}

/** A multi-tenant provider (Microsoft) has one issuer per tenant; the token names the tenant. */
export async function actualIssuer(
  server: oauth.AuthorizationServer,
  response: Response,
): Promise<oauth.AuthorizationServer> {
  if (!server.issuer.includes('{tenantid}')) return server;
  const { id_token: token } = (await response.clone().json()) as { id_token?: unknown };
  return { ...server, issuer: issuerOfTenant(server.issuer, typeof token === 'string' ? token : '') };
}

export function issuerOfTenant(template: string, token: string): string {
  const { tid } = decodeJwt(token);
  if (typeof tid !== 'string' || !/^[0-9a-f-]{36}$/.test(tid)) throw new Error('the token names no tenant');
  return template.replace('{tenantid}', tid);
}

/** Some providers put the address into the token, others only into the userinfo response. */
async function userInfo(
  client: ProviderClient,
  server: oauth.AuthorizationServer,
  answer: oauth.TokenEndpointResponse,
  said: oauth.IDToken,
): Promise<Claims> {
  if (said.email !== undefined || server.userinfo_endpoint === undefined) return {};
  const response = await oauth.userInfoRequest(server, client.client, answer.access_token, client.call);
  return await oauth.processUserInfoResponse(server, client.client, said.sub, response);
}

/**
 * Apple sends the name at the first sign-in only, beside the token and unsigned: trusted as a name, no more.
 */
function nameOnForm(parameters: URLSearchParams): Claims {
  try {
    const { name } = JSON.parse(parameters.get('user') ?? '{}') as { name?: Claims };
    return { given_name: name?.firstName, family_name: name?.lastName };
  } catch {
    return {};
  }
}

async function readPlain(
  client: ProviderClient,
  server: oauth.AuthorizationServer,
  response: Response,
): Promise<ProviderAnswer> {
  const { place } = client.provider;
  if (place.kind !== 'oauth2') throw new Error('this provider speaks OpenID Connect');
  const answer = await oauth.processAuthorizationCodeResponse(server, client.client, response);
  const read = async (address: string): Promise<unknown> => {
    const headers = new Headers({ accept: 'application/json', 'user-agent': 'Plainclaim' });
    const url = new URL(address);
    const given = await oauth.protectedResourceRequest(
      answer.access_token,
      'GET',
      url,
      headers,
      null,
      client.call,
    );
    if (given.status !== 200) throw new Error(`${url.host} answered ${given.status}`);
    return await given.json();
  };
  const person = (await read(place.userinfo)) as Claims;
  const email = place.emails === undefined ? {} : bestEmail(await read(place.emails));
  const identity = identityFrom(client.provider, place.issuer, { ...person, ...email });
  return { identity, tokens: tokensFrom(answer) };
}

/** The primary address if verified, else another verified one. Unverified addresses are ignored. */
function bestEmail(list: unknown): Claims {
  const rows = Array.isArray(list) ? (list as Claims[]) : [];
  const checked = rows.filter((one) => one.verified === true);
  const best = checked.find((one) => one.primary === true) ?? checked[0];
  return { email: best?.email, email_verified: best !== undefined };
}
