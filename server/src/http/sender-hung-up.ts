import type { HttpBindings } from '@hono/node-server';
import type { AppContext } from './context.ts';

/** Whether the client disconnected before the whole request had arrived. */
export function senderHungUp(c: AppContext): boolean {
  // `app.request()` in tests has no socket.
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  return incoming?.destroyed === true && !incoming.complete;
}
