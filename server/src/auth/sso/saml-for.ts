import { SAML, ValidateInResponseTo } from '@node-saml/node-saml';
import type { AuthSettings } from '../auth.settings.ts';
import type { SsoProvider } from './sso-provider.ts';

/** What sign-in services call us, and where they send people back to. */
export const ourEntityId = ({ apiUrl }: Pick<AuthSettings, 'apiUrl'>): string =>
  `${apiUrl}/sso/saml/metadata`;
export const ourReturnUrl = ({ apiUrl }: Pick<AuthSettings, 'apiUrl'>): string => `${apiUrl}/sso/saml/acs`;

/** Clocks differ. */
const skewMs = 30_000;

/** The library, set up for one service: signed assertions for us only, and nothing it is lenient about by itself. */
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
    // Whose answer it is, `readAssertion` checks against our own table, in what is signed.
    validateInResponseTo: ValidateInResponseTo.never,
    ...(requestId !== undefined && { generateUniqueId: () => requestId }),
  });
