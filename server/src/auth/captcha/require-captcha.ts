import type { MiddlewareHandler } from 'hono';
import { z } from 'zod';
import type { AppEnv } from '../../http/context.ts';
import type { AuthKit } from '../auth-kit.ts';
import { AuthError } from '../wire/auth-error.ts';
import { readBody } from '../wire/read-body.ts';

/** What a stranger can do over and over: what makes accounts, tries passwords or sends something. */
const guarded = new Set(['/signup', '/token', '/otp', '/magiclink', '/recover', '/resend', '/sso']);

/** These go on with what has passed a captcha before. */
const exemptGrants = new Set(['refresh_token', 'pkce']);

const body = z.object({
  gotrue_meta_security: z.object({ captcha_token: z.string().nullish() }).nullish(),
});

/** Where a captcha is set up, nothing of the above happens without a solved one. */
export function requireCaptcha({
  captcha,
  log,
}: Pick<AuthKit, 'captcha' | 'log'>): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const path = c.req.path.replace(/\/$/, '').replace(/^.*(?=\/)/, '');
    const isExempt = path === '/token' && exemptGrants.has(c.req.query('grant_type') ?? '');
    if (!captcha || c.req.method !== 'POST' || !guarded.has(path) || isExempt) return await next();
    const { gotrue_meta_security: given } = await readBody(c, body);
    const token = given?.captcha_token?.trim() ?? '';
    if (token === '') throw refused('no captcha_token found in request');
    const reason = await captcha(token, c.var.clientAddress).catch((error: unknown) => {
      // Nobody gets in because the service is away; it is for us to find out why.
      log.error({ err: error }, 'the captcha service could not be asked');
      throw new AuthError(500, 'unexpected_failure', 'captcha verification process failed');
    });
    if (reason !== undefined) throw refused(reason);
    return await next();
  };
}

const refused = (reason: string) =>
  new AuthError(400, 'captcha_failed', `captcha protection: request disallowed (${reason})`);
