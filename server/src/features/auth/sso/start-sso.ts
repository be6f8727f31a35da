import { randomBytes, randomUUID } from 'node:crypto';
import type { AuthKit, Visitor } from '../auth-kit.ts';
import { limit } from '../limits/limit.ts';
import type { PkceChallenge } from '../pkce/start-flow.ts';
import { mac } from '../tokens/auth-secrets.ts';
import { AuthError, invalid } from '../wire/auth-error.ts';
import { redirectTarget } from '../wire/redirect-target.ts';
import { samlFor } from './saml-for.ts';
import { insertSsoRequest } from './sso.store.ts';
import type { SsoProvider } from './sso-provider.ts';

export type SsoRequest = {
  readonly providerId: string;
  readonly domain: string;
  readonly redirectTo: string;
  readonly challenge: PkceChallenge | undefined;
};

/** Time limit for signing in at the organisation. */
const lifeMs = 10 * 60 * 1000;

export type SsoStart = {
  readonly url: string;
  /** The cookie's value. A PKCE client needs none: only it can exchange its code. */
  readonly mark: string | undefined;
};

/** Stores a request and returns the identity provider's address to redirect to. */
export async function startSso(auth: AuthKit, asked: SsoRequest, visitor: Visitor): Promise<SsoStart> {
  const provider = findProvider(auth, asked);
  await limit(auth, 'verifyAddress', visitor.address);
  const now = auth.clock.now();
  const id = randomUUID();
  // XML ids must not start with a digit.
  const requestId = `_${randomBytes(20).toString('hex')}`;
  await insertSsoRequest(auth.db, {
    id,
    requestId,
    providerId: provider.id,
    redirectTo: redirectTarget(auth.settings, asked.redirectTo),
    challenge: asked.challenge?.challenge ?? null,
    challengeMethod: asked.challenge?.method ?? null,
    createdAt: now,
    expiresAt: new Date(now.getTime() + lifeMs),
  });
  const url = await samlFor(auth.settings, provider, requestId).getAuthorizeUrlAsync(id, undefined, {});
  return { url, mark: asked.challenge ? undefined : browserMark(auth, id) };
}

/** Ties the request to a browser: an attacker must not finish their own sign-in in a victim's browser. */
export const browserMark = ({ secrets }: Pick<AuthKit, 'secrets'>, requestRowId: string): string =>
  mac(secrets.codes, 'sso', requestRowId);

function findProvider({ ssoProviders }: AuthKit, { providerId, domain }: SsoRequest): SsoProvider {
  if (providerId === '' && domain === '') throw invalid('A provider_id or domain must be provided');
  const wanted = domain.trim().toLowerCase();
  const found = ssoProviders.find(({ id, domains }) =>
    providerId === '' ? domains.includes(wanted) : id === providerId.toLowerCase(),
  );
  if (found) return found;
  const words = providerId === '' ? 'No SSO provider assigned for this domain' : 'No such SSO provider';
  throw new AuthError(404, 'sso_provider_not_found', words);
}
