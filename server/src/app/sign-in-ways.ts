import { type Config, secondStepRequired } from '../config/config.ts';
import { captchaOnPages, providerFromEntry } from '../features/auth/index.ts';
import type { SignInWays } from '../http/site/site.ts';
import type { Platform } from '../platform/open-platform.ts';

/** The ways of signing in that the pages offer: those that the auth service would accept. */
export function signInWays(config: Config, { sms }: Pick<Platform, 'sms'>): SignInWays {
  const captcha = captchaOnPages(config);
  return {
    email: config.AUTH_EMAIL,
    phone: config.AUTH_PHONE ? (sms ? 'code' : 'password') : 'off',
    organisation: config.AUTH_SAML,
    wallet: config.AUTH_WEB3,
    providers: config.AUTH_PROVIDERS.map(providerFromEntry).map(({ id, name }) => ({ id, name })),
    signUp: config.AUTH_SIGN_UP,
    secondStepRequired: secondStepRequired(config),
    captcha: captcha && {
      service: captcha.service,
      siteKey: captcha.siteKey,
      scriptUrl: captcha.scriptUrl,
    },
  };
}
