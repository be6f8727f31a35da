import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './context.ts';
import { withDefaultHeaders } from './default-headers.ts';

export type SecurityOptions = {
  readonly https: boolean;
  /** Whose captcha runs on our pages: nobody's, unless the operator set one up. */
  readonly captchaHosts?: readonly string[];
};

/** One strict policy for everything we answer. A route may set a stricter one of its own. */
export function securityHeaders(options: SecurityOptions) {
  const policy = policyFor(options);
  const always = [
    ['x-content-type-options', 'nosniff'],
    ['x-frame-options', 'DENY'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
    ['permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()'],
    ...(options.https ? [['strict-transport-security', 'max-age=63072000; includeSubDomains'] as const] : []),
    // Whatever does not say otherwise may hold something private.
    ['cache-control', 'private, no-store'],
  ] as const;
  return createMiddleware<AppEnv>((c, next) => {
    // 122 random bits, which Node draws ahead for many; asking the system for each request was a tenth of what a small one cost.
    const nonce = randomUUID();
    c.set('nonce', nonce);
    return withDefaultHeaders(c, [['content-security-policy', policy(nonce)], ...always], next);
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
