import type { HttpBindings } from '@hono/node-server';
import type { AppContext } from './context.ts';

/** Whether the connection broke before the whole request was here. Nobody is left to read an answer. */
export function senderHungUp(c: AppContext): boolean {
  // `app.request()` in tests has no socket behind it.
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  return incoming?.destroyed === true && !incoming.complete;
}
