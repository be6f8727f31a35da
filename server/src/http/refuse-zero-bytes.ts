import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './context.ts';
import { answerNotFound } from './errors.ts';

/** No valid address has a NUL byte, and PostgreSQL refuses text that contains one. */
export const refuseZeroBytes = createMiddleware<AppEnv>((c, next) =>
  c.req.url.includes('%00') ? Promise.resolve(answerNotFound(c)) : next(),
);
