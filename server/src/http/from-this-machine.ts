import { createMiddleware } from 'hono/factory';
import type { AppContext, AppEnv } from './context.ts';

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const ownNames = new Set(['localhost', '127.0.0.1', '[::1]']);
const setByProxies = ['forwarded', 'x-forwarded-for', 'x-real-ip'];

/**
 * Whether a program or browser of this machine asks. A proxy or tunnel here connects from this machine for strangers,
 * and another site's page reaches us under its own name when that name is pointed at this machine.
 */
export function isFromThisMachine(c: AppContext): boolean {
  return (
    loopback.has(c.get('clientAddress')) &&
    ownNames.has(new URL(c.req.url).hostname) &&
    setByProxies.every((name) => c.req.header(name) === undefined)
  );
}

/** Refuses everyone else with these words. */
export const onlyThisMachine = (words: string) =>
  createMiddleware<AppEnv>(async (c, next) => {
    if (!isFromThisMachine(c)) return c.text(words, 403);
    return await next();
  });
