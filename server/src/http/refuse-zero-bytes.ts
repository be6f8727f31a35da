import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './context.ts';
import { answerNotFound } from './errors.ts';

/** Nothing of ours has a zero byte in its address, and PostgreSQL cannot even be asked for one. */
export const refuseZeroBytes = createMiddleware<AppEnv>((c, next) =>
  c.req.url.includes('%00') ? Promise.resolve(answerNotFound(c)) : next(),
);
