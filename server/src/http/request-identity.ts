import { randomUUID } from 'node:crypto';
import { getConnInfo } from '@hono/node-server/conninfo';
import { createMiddleware } from 'hono/factory';
import { withRequestId } from '../platform/log/request-id.ts';
import { networkOf } from '../platform/network-of.ts';
import { withRequester } from '../platform/requester.ts';
import type { AppContext, AppEnv } from './context.ts';

const acceptableId = /^[A-Za-z0-9_-]{8,64}$/;

/** Sets a request id and the visitor's address. A given id is used only behind a trusted proxy. */
export const requestIdentity = (trustedProxies: number) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const given = trustedProxies > 0 ? c.req.header('x-request-id') : undefined;
    const requestId = given && acceptableId.test(given) ? given : randomUUID();
    c.set('requestId', requestId);
    const address = clientAddress(c, trustedProxies);
    c.set('clientAddress', address);
    await withRequester(networkOf(address), () => withRequestId(requestId, next));
    c.res.headers.set('x-request-id', requestId);
  });

function clientAddress(c: AppContext, trustedProxies: number): string {
  if (trustedProxies > 0) {
    // Each trusted proxy appends the address it saw; everything further left can be forged.
    const hops = (c.req.header('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim());
    const address = hops.at(-trustedProxies);
    if (address) return address;
  }
  return socketAddress(c);
}

function socketAddress(c: AppContext): string {
  // `app.request()` in tests has no socket.
  if (c.env === undefined || !('incoming' in (c.env as object))) return '127.0.0.1';
  return getConnInfo(c).remote.address ?? 'unknown';
}
