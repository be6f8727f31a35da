import { createMiddleware } from 'hono/factory';
import type { AppContext, AppEnv } from './context.ts';

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const ownNames = new Set(['localhost', '127.0.0.1', '[::1]']);
const setByProxies = ['forwarded', 'x-forwarded-for', 'x-real-ip'];

/**
 * Whether the request comes from a program or browser on this machine. A loopback address is not enough: a
 * local proxy or tunnel forwards strangers' requests, and DNS rebinding sends other sites' pages here under
 * their own host name.
 */
export function isFromThisMachine(c: AppContext): boolean {
  return (
    loopback.has(c.get('clientAddress')) &&
    ownNames.has(new URL(c.req.url).hostname) &&
    setByProxies.every((name) => c.req.header(name) === undefined)
  );
}

/** Refuses all other requests with this text. */
export const onlyThisMachine = (words: string) =>
  createMiddleware<AppEnv>(async (c, next) => {
    if (!isFromThisMachine(c)) return c.text(words, 403);
    return await next();
  });
