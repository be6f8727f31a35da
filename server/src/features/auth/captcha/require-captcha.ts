import type { MiddlewareHandler } from 'hono';
import { z } from 'zod';
import type { AppEnv } from '../../../http/context.ts';
import type { AuthKit } from '../auth-kit.ts';
import { AuthError } from '../wire/auth-error.ts';
import { readBody } from '../wire/read-body.ts';

/** Requests that need no session and that create accounts, try passwords or send messages. */
const guarded = new Set(['/signup', '/token', '/otp', '/magiclink', '/recover', '/resend', '/sso']);

/** These continue a sign-in that has already passed a captcha. */
const exemptGrants = new Set(['refresh_token', 'pkce']);

const body = z.object({
  gotrue_meta_security: z.object({ captcha_token: z.string().nullish() }).nullish(),
});

/** Refuses the guarded requests without a solved captcha, if one is configured. */
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
      // Fails closed: an unreachable captcha service must not let bots in.
      log.error({ err: error }, 'the captcha service could not be asked');
      throw new AuthError(500, 'unexpected_failure', 'captcha verification process failed');
    });
    if (reason !== undefined) throw refused(reason);
    return await next();
  };
}

const refused = (reason: string) =>
  new AuthError(400, 'captcha_failed', `captcha protection: request disallowed (${reason})`);
