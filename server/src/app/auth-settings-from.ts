import { type Config, mailboxProofRequired, secondStepRequired } from '../config/config.ts';
import { type AuthSettings, providerFromEntry } from '../features/auth/index.ts';

const oneDay = 24 * 3600;

/** Maps the configuration to the settings of the auth service. */
export const authSettingsFrom = (config: Config, siteUrl: string): Partial<AuthSettings> => ({
  apiUrl: siteUrl + config.AUTH_PATH,
  hasLinkPage: true,
  signUpAllowed: config.AUTH_SIGN_UP,
  emailEnabled: config.AUTH_EMAIL,
  emailAutoconfirm: config.AUTH_EMAIL_AUTOCONFIRM,
  mailboxProofRequired: mailboxProofRequired(config),
  secondStepRequired: secondStepRequired(config),
  emailChangeDoubleConfirm: config.AUTH_EMAIL_CHANGE_DOUBLE,
  phoneEnabled: config.AUTH_PHONE,
  phoneAutoconfirm: config.AUTH_PHONE_AUTOCONFIRM,
  anonymousEnabled: config.AUTH_ANONYMOUS,
  providers: config.AUTH_PROVIDERS.map(providerFromEntry),
  manualLinkingEnabled: config.AUTH_MANUAL_LINKING,
  samlEnabled: config.AUTH_SAML,
  web3Enabled: config.AUTH_WEB3,
  endlessServiceKeys: config.ACCEPTED_RISKS.includes('endless-service-keys'),
  passwordMinimum: config.AUTH_PASSWORD_MINIMUM,
  accessTokenSeconds: config.AUTH_TOKEN_SECONDS,
  sessionIdleSeconds: config.AUTH_SESSION_IDLE_DAYS * oneDay,
  sessionLifeSeconds: config.AUTH_SESSION_DAYS * oneDay,
  asksAgain: config.AUTH_REAUTHENTICATION,
  redirectAllowList: config.AUTH_REDIRECTS,
});
