import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { captchaOnPages } from '../features/auth/index.ts';
import type { AppEnv } from '../http/context.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { outboxTexts } from '../platform/sms/outbox-texts.ts';
import { signInWays } from './sign-in-ways.ts';

const captcha = { AUTH_CAPTCHA_SECRET: 'a-secret', AUTH_CAPTCHA_SITE_KEY: 'a-key' };

async function policyWith(settings: Record<string, string>): Promise<string> {
  const hosts = captchaOnPages(readConfig(settings))?.hosts ?? [];
  const http = new Hono<AppEnv>();
  http.use(securityHeaders({ https: true, captchaHosts: hosts }));
  return (await http.request('/')).headers.get('content-security-policy') ?? '';
}

describe('what pages offer to whoever wants in', () => {
  it('is an e-mail form, unless the operator says otherwise', () => {
    expect(signInWays(readConfig({}), { sms: outboxTexts })).toEqual({
      email: true,
      phone: 'off',
      organisation: false,
      wallet: false,
      providers: [],
      signUp: true,
      secondStepRequired: false,
      captcha: null,
    });
  });

  it('is what was switched on; codes only where they can be texted', () => {
    const config = readConfig({
      AUTH_EMAIL: 'off',
      AUTH_PHONE: 'on',
      AUTH_WEB3: 'on',
      AUTH_SIGN_UP: 'off',
      AUTH_SECOND_STEP: 'on',
      AUTH_PROVIDERS: JSON.stringify([{ id: 'github', client_id: 'us', client_secret: 'a-secret' }]),
      AUTH_CAPTCHA: 'turnstile',
      ...captcha,
    });
    const ways = signInWays(config, { sms: outboxTexts });
    expect(ways).toMatchObject({
      email: false,
      phone: 'code',
      wallet: true,
      signUp: false,
      secondStepRequired: true,
    });
    expect(ways.providers).toEqual([{ id: 'github', name: 'GitHub' }]);
    expect(ways.captcha).toEqual({
      service: 'turnstile',
      siteKey: 'a-key',
      scriptUrl: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
    });
    expect(JSON.stringify(ways)).not.toContain('a-secret');
    expect(signInWays(config, { sms: null }).phone).toBe('password');
  });
});

describe('the policy of our pages', () => {
  it('names nobody without a captcha', async () => {
    const policy = await policyWith({});
    expect(policy).not.toMatch(/https?:\/\//);
    expect(policy).toContain("frame-src 'self';");
  });

  it.each([
    ['hcaptcha', {}, 'https://hcaptcha.com https://*.hcaptcha.com'],
    ['turnstile', {}, 'https://challenges.cloudflare.com'],
    ['turnstile', { AUTH_CAPTCHA_SCRIPT_URL: 'https://proxy.example/x/api.js' }, 'https://proxy.example'],
  ])('lets in the hosts of %s %j alone', async (service, more, hosts) => {
    const policy = await policyWith({ AUTH_CAPTCHA: service, ...captcha, ...more });
    for (const rule of ['script-src', 'style-src-elem', 'connect-src', 'frame-src'])
      expect(policy).toContain(`${rule} 'self' ${hosts}`);
    expect(policy).toContain("img-src 'self' data: blob:;");
    expect(policy).toContain("default-src 'self';");
  });

  it('is not asked for without the key that pages need', () => {
    const settings = { AUTH_CAPTCHA: 'hcaptcha', AUTH_CAPTCHA_SECRET: 'a-secret' };
    expect(() => readConfig(settings)).toThrow(/AUTH_CAPTCHA_SITE_KEY is required/);
  });
});
