import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './context.ts';

export type SecurityOptions = {
  readonly https: boolean;
  /** Whose captcha runs on our pages: nobody's, unless the operator set one up. */
  readonly captchaHosts?: readonly string[];
};

/** One strict policy for everything we answer. A route may set a stricter one of its own. */
export function securityHeaders(options: SecurityOptions) {
  const policy = policyFor(options);
  return createMiddleware<AppEnv>(async (c, next) => {
    // 122 random bits, which Node draws ahead for many; asking the system for each request was a tenth of what a small one cost.
    const nonce = randomUUID();
    c.set('nonce', nonce);
    await next();
    const headers = c.res.headers;
    if (!headers.has('content-security-policy')) headers.set('content-security-policy', policy(nonce));
    headers.set('x-content-type-options', 'nosniff');
    headers.set('x-frame-options', 'DENY');
    if (!headers.has('referrer-policy')) headers.set('referrer-policy', 'strict-origin-when-cross-origin');
    headers.set('cross-origin-opener-policy', 'same-origin');
    headers.set('cross-origin-resource-policy', 'same-origin');
    headers.set('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()');
    if (options.https) headers.set('strict-transport-security', 'max-age=63072000; includeSubDomains');
    // Whatever does not say otherwise may hold something private.
    if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-store');
  });
}

/** Put together once; each answer has its nonce written in between. */
function policyFor({ https, captchaHosts = [] }: SecurityOptions): (nonce: string) => string {
  const place = '{nonce}';
  const from = ["'self'", ...captchaHosts].join(' ');
  const rules = [
    "default-src 'self'",
    `script-src ${from} 'nonce-${place}'`,
    `style-src-elem ${from} 'nonce-${place}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${from}`,
    `frame-src ${from}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  if (https) rules.push('upgrade-insecure-requests');
  const parts = rules.join('; ').split(place);
  return (nonce) => parts.join(nonce);
}
