import { SAML, ValidateInResponseTo } from '@node-saml/node-saml';
import type { AuthSettings } from '../auth.settings.ts';
import type { SsoProvider } from './sso-provider.ts';

/** Our entity id, and the address that receives responses. */
export const ourEntityId = ({ apiUrl }: Pick<AuthSettings, 'apiUrl'>): string =>
  `${apiUrl}/sso/saml/metadata`;
export const ourReturnUrl = ({ apiUrl }: Pick<AuthSettings, 'apiUrl'>): string => `${apiUrl}/sso/saml/acs`;

/** Allowance for clock skew. */
const skewMs = 30_000;

/** The SAML library for one identity provider, set to accept only signed assertions for our audience. */
export const samlFor = (settings: AuthSettings, provider: SsoProvider, requestId?: string): SAML =>
  new SAML({
    issuer: ourEntityId(settings),
    audience: ourEntityId(settings),
    callbackUrl: ourReturnUrl(settings),
    entryPoint: provider.signInUrl,
    idpIssuer: provider.entityId,
    idpCert: [...provider.certificates],
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: false,
    acceptedClockSkewMs: skewMs,
    identifierFormat: null,
    disableRequestedAuthnContext: true,
    // `readAssertion` checks the request id instead, against our table and in the signed part.
    validateInResponseTo: ValidateInResponseTo.never,
    ...(requestId !== undefined && { generateUniqueId: () => requestId }),
  });
