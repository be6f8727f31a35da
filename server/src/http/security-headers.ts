import { randomBytes } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './context.ts';

export type SecurityOptions = {
  readonly https: boolean;
  /** Hosts of the captcha service, if one is configured. */
  readonly captchaHosts?: readonly string[];
};

/** Sets strict security headers on every response, except where the route has set its own. */
export function securityHeaders(options: SecurityOptions) {
  const always = [
    ['x-content-type-options', 'nosniff'],
    ['x-frame-options', 'DENY'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
    ['permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()'],
    ...(options.https ? [['strict-transport-security', 'max-age=63072000; includeSubDomains'] as const] : []),
    // Default; routes with public responses override it.
    ['cache-control', 'private, no-store'],
  ] as const;
  return createMiddleware<AppEnv>(async (c, next) => {
    const nonce = randomBytes(16).toString('base64url');
    c.set('nonce', nonce);
    await next();
    for (const [name, value] of [['content-security-policy', policyWith(nonce, options)], ...always] as const)
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  });
}

function policyWith(nonce: string, { https, captchaHosts = [] }: SecurityOptions): string {
  const from = ["'self'", ...captchaHosts].join(' ');
  const rules = [
    "default-src 'self'",
    `script-src ${from} 'nonce-${nonce}'`,
    `style-src-elem ${from} 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${from}`,
    `frame-src ${from}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ];
  return rules.join('; ');
}
