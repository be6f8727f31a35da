import { randomBytes, randomUUID } from 'node:crypto';
import type { AuthKit, Visitor } from '../auth-kit.ts';
import { limit } from '../limits/limit.ts';
import type { PkceChallenge } from '../pkce/start-flow.ts';
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

/** As long as someone may take to sign in there. */
const lifeMs = 10 * 60 * 1000;

/** Where to send someone who signs in with their organisation. */
export async function startSso(auth: AuthKit, asked: SsoRequest, visitor: Visitor): Promise<string> {
  const provider = findProvider(auth, asked);
  await limit(auth, 'verifyAddress', visitor.address);
  const now = auth.clock.now();
  const id = randomUUID();
  // A name of XML must not begin with a digit.
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
  return await samlFor(auth.settings, provider, requestId).getAuthorizeUrlAsync(id, undefined, {});
}

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
