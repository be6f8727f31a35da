import net from 'node:net';
import { afterEach, expect } from 'vitest';
import { takeNotedLeaks } from './planted-values.ts';

const allowed = new Set(['localhost', '127.0.0.1', '::1', undefined]);

/** A test that reaches for the outside network is broken, even if the call would have worked. */
const connect = net.Socket.prototype.connect;
net.Socket.prototype.connect = function guarded(this: net.Socket, ...args: unknown[]) {
  const flat = args.flat() as unknown[];
  const options = flat.find((one) => typeof one === 'object' && one !== null) as
    | { host?: string; path?: string }
    | undefined;
  const host = options ? options.host : (flat[1] as string | undefined);
  if (options?.path === undefined && !allowed.has(typeof host === 'string' ? host : undefined)) {
    throw new Error(`a test tried to reach ${host}: only this machine may be called`);
  }
  return Reflect.apply(connect, this, args) as net.Socket;
} as typeof connect;

/** Whatever a test does, its log holds no secret and no person. */
afterEach(() => {
  expect(takeNotedLeaks(), 'a log line holds what no log may hold').toEqual([]);
});
