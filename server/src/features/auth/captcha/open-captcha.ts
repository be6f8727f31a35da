import type { Config } from '../../../config/config.ts';
import { createFetchOutside } from '../../../platform/outside/fetch-outside.ts';
import { type CaptchaCheck, siteverify } from './siteverify.ts';

const addresses = {
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
} as const;

type CaptchaConfig = Pick<Config, 'AUTH_CAPTCHA' | 'AUTH_CAPTCHA_SECRET' | 'AUTH_CAPTCHA_URL'>;

/** Null without a configured captcha. */
export function openCaptcha(config: CaptchaConfig): CaptchaCheck | null {
  if (config.AUTH_CAPTCHA === 'off' || config.AUTH_CAPTCHA_SECRET === undefined) return null;
  return siteverify({
    url: config.AUTH_CAPTCHA_URL ?? addresses[config.AUTH_CAPTCHA],
    secret: config.AUTH_CAPTCHA_SECRET,
    fetchOutside: createFetchOutside({ privateNetwork: config.AUTH_CAPTCHA_URL !== undefined }),
  });
}
