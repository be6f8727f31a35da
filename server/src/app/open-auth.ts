import { mailboxProofRequired } from '../config/config.ts';
import {
  type Auth,
  type AuthDeps,
  authSettings,
  createAuth,
  openCaptcha,
  openSsoProviders,
} from '../features/auth/index.ts';
import { countClaimsOf, followNewEmail } from '../features/claims/index.ts';
import { payoutDetailsOfAccount } from '../features/payments/index.ts';
import { createProfileFor, lacksProfile } from '../features/profiles/index.ts';
import {
  listOpenCases,
  type SolicitorsDeps,
  stopActing,
  welcomeSolicitor,
} from '../features/solicitors/index.ts';
import type { Platform } from '../platform/open-platform.ts';
import type { AppOptions } from './app-options.ts';
import { authSettingsFrom } from './auth-settings-from.ts';

/** The auth service, with what other slices do when accounts are made, used and emptied. */
export function openAuth(
  platform: Platform,
  { siteUrl, authKeys, passwordCost }: AppOptions,
  solicitors: SolicitorsDeps,
  emptyAccount: NonNullable<AuthDeps['emptyAccount']>,
): Auth {
  const { config, clock } = platform;
  const settings = authSettings(siteUrl, {
    ...authSettingsFrom(config, siteUrl),
    ...(passwordCost && { passwordCost }),
  });
  const makeProfile = createProfileFor({ clock });
  return createAuth(settings, {
    ...platform,
    keys: authKeys,
    captcha: openCaptcha(config),
    ssoProviders: openSsoProviders(config.AUTH_SAML_PROVIDERS_FILE),
    onUserCreated: [
      makeProfile,
      welcomeSolicitor({ ...platform, siteUrl, requiresProvenEmail: mailboxProofRequired(config) }),
    ],
    onSignedIn: [{ isNeeded: lacksProfile, run: makeProfile }],
    onEmailMoved: [followNewEmail({ clock })],
    onStoppedActing: stopActing(solicitors),
    openCasesOf: (userId) => listOpenCases(platform.db, userId),
    emptyAccount,
    countClaims: (userIds) => countClaimsOf(platform.db, userIds),
    setElsewhere: [payoutDetailsOfAccount],
  });
}
