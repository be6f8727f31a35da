import { createHash } from 'node:crypto';
import { decodeJwt, type JWTPayload, jwtVerify } from 'jose';
import { OutsideError } from '../../../platform/outside/fetch-outside.ts';
import type { AuthKit, Visitor } from '../auth-kit.ts';
import { limit } from '../limits/limit.ts';
import type { SessionBody } from '../sessions/session-body.ts';
import { isSame } from '../tokens/auth-secrets.ts';
import { AuthError, invalid } from '../wire/auth-error.ts';
import { arriveWithIdentity } from './arrive-with-identity.ts';
import { issuerOfTenant, signatures } from './ask-provider.ts';
import type { Provider } from './provider.ts';
import type { ProviderClient } from './provider-client.ts';
import { identityFrom } from './provider-identity.ts';
import { providerTrouble } from './providers.ts';
import { refuseIdToken } from './providers-off.ts';

export type IdTokenRequest = {
  readonly provider: string;
  readonly idToken: string;
  readonly accessToken: string;
  readonly nonce: string;
};

/** Allowance for clock skew. */
const toleranceSeconds = 30;

/** For clients that talk to the provider themselves, such as a phone's native sign-in sheet. */
export async function signInWithIdToken(
  auth: AuthKit,
  request: IdTokenRequest,
  visitor: Visitor,
): Promise<SessionBody> {
  await limit(auth, 'providerFlow', visitor.address);
  const client = auth.providers.find(request.provider);
  if (client?.provider.place.kind !== 'oidc') return refuseIdToken(request.provider);
  if (!isFrom(client.provider, request.idToken)) throw badToken();
  const { issuer } = await client.server().catch((cause: unknown) => {
    throw providerTrouble(client.provider, cause);
  });
  const claims = await verify(auth, client, issuer, request.idToken);
  requireNonce(request.nonce, claims.nonce);
  requireHash(request.accessToken, claims.at_hash);
  const identity = identityFrom(client.provider, claims.iss ?? issuer, claims);
  const arrived = await arriveWithIdentity(auth, { identity, tokens: {}, flow: undefined }, visitor);
  if (arrived.kind !== 'session') throw new Error('a code was made for a client that has no use for it');
  return arrived.session;
}

/** Compares the issuer before any request to the provider. Proves nothing: the signature is checked later. */
function isFrom({ place }: Provider, token: string): boolean {
  try {
    const { iss = '' } = decodeJwt(token);
    const isShared = place.kind === 'oidc' && place.isShared;
    return isShared ? new URL(iss).host === new URL(place.issuer).host : iss === place.issuer;
  } catch {
    return false;
  }
}

const badToken = () => invalid('Bad ID token');

async function verify(
  { clock, log }: AuthKit,
  client: ProviderClient,
  issuer: string,
  token: string,
): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, await client.keys(), {
      algorithms: signatures,
      issuer: issuer.includes('{tenantid}') ? issuerOfTenant(issuer, token) : issuer,
      audience: [...client.provider.audiences],
      requiredClaims: ['sub', 'exp', 'iat'],
      clockTolerance: toleranceSeconds,
      currentDate: clock.now(),
    });
    if (typeof payload.sub !== 'string' || payload.sub === '') throw new Error('the token names nobody');
    return payload;
  } catch (error) {
    if (error instanceof OutsideError) throw providerTrouble(client.provider, error);
    log.info({ provider: client.provider.id, reason: String(error) }, 'an ID token was refused');
    throw badToken();
  }
}

/** The token holds only the hash of the nonce, so a stolen token is useless without it. */
function requireNonce(given: string, hashed: unknown): void {
  if ((given === '') !== (hashed === undefined)) {
    throw invalid('Passed nonce and nonce in id_token should either both exist or not.');
  }
  if (given === '') return;
  const hash = createHash('sha256').update(given).digest('hex');
  if (typeof hashed !== 'string' || !isSame(hash, hashed))
    throw new AuthError(400, 'validation_failed', 'Nonces mismatch');
}

/** An access token sent along must match the ID token's `at_hash`. */
function requireHash(accessToken: string, hashed: unknown): void {
  if (accessToken === '' || typeof hashed !== 'string') return;
  const digest = createHash('sha256').update(accessToken).digest();
  const half = digest.subarray(0, digest.length / 2).toString('base64url');
  if (!isSame(half, hashed)) throw badToken();
}
