import { isUuid } from '@plainclaim/domain/shared/uuid';
import type { Tx } from '../../../platform/db/db.ts';
import type { AuthKit, Visitor } from '../auth-kit.ts';
import { limit } from '../limits/limit.ts';
import { issueFlowCode } from '../pkce/exchange-flow-code.ts';
import { startFlow } from '../pkce/start-flow.ts';
import { useProof } from '../proofs/use-proof.ts';
import { isBanned, type OpenedSession, openSession } from '../sessions/open-session.ts';
import { isSame } from '../tokens/auth-secrets.ts';
import { AuthError } from '../wire/auth-error.ts';
import { readAssertion, type SsoPerson } from './read-assertion.ts';
import { ourReturnUrl, samlFor } from './saml-for.ts';
import { deleteSsoRequest, type SsoRequestRow, ssoRequestById } from './sso.store.ts';
import { ssoAccount } from './sso-account.ts';
import type { SsoProvider } from './sso-provider.ts';
import { browserMark } from './start-sso.ts';

export type SsoAnswer = {
  readonly samlResponse: string;
  /** From the cookie set at the start. */
  readonly mark: string;
};

/** A session, or a code for a PKCE client. */
export type SsoResult = { readonly opened: OpenedSession } | { readonly code: string };

/** The request that a response belongs to. Unsolicited (IdP-initiated) responses are refused. */
export async function findSsoRequest(auth: AuthKit, relayState: string): Promise<SsoRequestRow> {
  const request = isUuid(relayState) ? await ssoRequestById(auth.db, relayState) : undefined;
  if (request && request.expiresAt > auth.clock.now()) return request;
  throw new AuthError(
    404,
    'saml_relay_state_not_found',
    'This sign-in is over or never began. Please start again.',
  );
}

/** Signs in with a signed SAML response. */
export async function finishSso(
  auth: AuthKit,
  request: SsoRequestRow,
  { samlResponse, mark }: SsoAnswer,
  visitor: Visitor,
): Promise<SsoResult> {
  if (request.challenge === null && !isSame(mark, browserMark(auth, request.id))) throw otherBrowser();
  await limit(auth, 'verifyAddress', visitor.address);
  const provider = auth.ssoProviders.find(({ id }) => id === request.providerId);
  if (!provider) throw new AuthError(404, 'sso_provider_not_found', 'No such SSO provider');
  const person = await checkedPerson(auth, provider, request, samlResponse);
  return await auth.db.transaction(async (tx) => {
    const isFirst = await useProof(
      tx,
      'saml',
      `${provider.entityId} ${person.assertionId}`,
      person.goodUntil,
    );
    if (!isFirst || !(await deleteSsoRequest(tx, request.id))) throw notAccepted();
    return await arrive(auth, tx, provider, request, person, visitor);
  });
}

async function checkedPerson(
  auth: AuthKit,
  provider: SsoProvider,
  { requestId }: SsoRequestRow,
  samlResponse: string,
): Promise<SsoPerson> {
  try {
    refuseUnsafeXml(samlResponse);
    const saml = samlFor(auth.settings, provider);
    const { profile } = await saml.validatePostResponseAsync({ SAMLResponse: samlResponse });
    if (!profile) throw new Error('it says nothing about anyone');
    return readAssertion(profile, {
      issuer: provider.entityId,
      recipient: ourReturnUrl(auth.settings),
      requestId,
      now: auth.clock.now(),
    });
  } catch (error) {
    // The reason goes to the log only: it would help a forger.
    auth.log.warn({ err: error, provider: provider.id }, 'a SAML answer was refused');
    throw notAccepted();
  }
}

/** Refuses what the library still accepts: SHA-1 signatures, which collide, and document types. */
function refuseUnsafeXml(samlResponse: string): void {
  const xml = Buffer.from(samlResponse, 'base64').toString('utf8');
  if (/Algorithm\s*=\s*["'][^"']*sha1["']/i.test(xml)) throw new Error('it is signed with SHA-1');
  // A document type may define entities, and SAML never needs one.
  if (/<!DOCTYPE/i.test(xml)) throw new Error('it has a document type');
}

async function arrive(
  auth: AuthKit,
  tx: Tx,
  provider: SsoProvider,
  { challenge, challengeMethod }: SsoRequestRow,
  person: SsoPerson,
  visitor: Visitor,
): Promise<SsoResult> {
  const user = await ssoAccount(auth, tx, provider, person, visitor);
  const now = auth.clock.now();
  if (challenge === null || challengeMethod === null) {
    return { opened: await openSession(auth, tx, user, 'sso/saml', visitor) };
  }
  if (isBanned(user, now)) throw new AuthError(403, 'user_banned', 'User is banned');
  const flowId = await startFlow(tx, user.id, { challenge, method: challengeMethod }, 'sso/saml', now);
  return { code: await issueFlowCode(tx, flowId, now) };
}

const otherBrowser = () =>
  new AuthError(
    403,
    'saml_sign_in_refused',
    'This sign-in did not start in this browser. Please start again.',
  );

const notAccepted = () =>
  new AuthError(403, 'saml_sign_in_refused', 'The answer of your organisation could not be accepted.');
