import net from 'node:net';
import { afterEach, expect } from 'vitest';
import { takeNotedLeaks } from './planted-values.ts';

const allowed = new Set(['localhost', '127.0.0.1', '::1', undefined]);

const guarded = Symbol.for('plainclaim.guarded');
type Connect = typeof net.Socket.prototype.connect & { [guarded]?: true };

/** A test that reaches for the outside network is broken, even if the call would have worked. */
function guardConnections(): void {
  const connect: Connect = net.Socket.prototype.connect;
  // Files that share a worker run this file once each.
  if (connect[guarded]) return;
  const guard = function (this: net.Socket, ...args: unknown[]) {
    const flat = args.flat() as unknown[];
    const options = flat.find((one) => typeof one === 'object' && one !== null) as
      | { host?: string; path?: string }
      | undefined;
    const host = options ? options.host : (flat[1] as string | undefined);
    if (options?.path === undefined && !allowed.has(typeof host === 'string' ? host : undefined)) {
      throw new Error(`a test tried to reach ${host}: only this machine may be called`);
    }
    return Reflect.apply(connect, this, args) as net.Socket;
  } as Connect;
  guard[guarded] = true;
  net.Socket.prototype.connect = guard;
}

guardConnections();

/** Whatever a test does, its log holds no secret and no person. */
afterEach(() => {
  expect(takeNotedLeaks(), 'a log line holds what no log may hold').toEqual([]);
});
