import type { Config } from '../../../config/config.ts';

/** What pages need to show a captcha. */
export type CaptchaOnPages = {
  readonly service: 'hcaptcha' | 'turnstile';
  readonly siteKey: string;
  readonly scriptUrl: string;
  /** Hosts to allow in the content security policy for scripts, frames and requests. */
  readonly hosts: readonly string[];
};

/** Source: docs.hcaptcha.com, developers.cloudflare.com/turnstile. */
const services = {
  hcaptcha: {
    scriptUrl: 'https://js.hcaptcha.com/1/api.js',
    hosts: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
  },
  turnstile: {
    scriptUrl: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
    hosts: ['https://challenges.cloudflare.com'],
  },
} as const;

type CaptchaConfig = Pick<Config, 'AUTH_CAPTCHA' | 'AUTH_CAPTCHA_SITE_KEY' | 'AUTH_CAPTCHA_SCRIPT_URL'>;

/** Null without a configured captcha. */
export function captchaOnPages(config: CaptchaConfig): CaptchaOnPages | null {
  const { AUTH_CAPTCHA: service, AUTH_CAPTCHA_SITE_KEY: siteKey, AUTH_CAPTCHA_SCRIPT_URL: given } = config;
  if (service === 'off' || siteKey === undefined) return null;
  if (given === undefined) return { service, siteKey, ...services[service] };
  return { service, siteKey, scriptUrl: given, hosts: [new URL(given).origin] };
}
