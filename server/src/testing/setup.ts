import net from 'node:net';
import { afterEach, expect } from 'vitest';
import { takeNotedLeaks } from './planted-values.ts';

const allowed = new Set(['localhost', '127.0.0.1', '::1', undefined]);

const guarded = Symbol.for('plainclaim.guarded');
type Connect = typeof net.Socket.prototype.connect & { [guarded]?: true };

/** Fails a test that connects to the outside network, even if the call would succeed. */
function guardConnections(): void {
  const connect: Connect = net.Socket.prototype.connect;
  // Test files that share a worker each run this file.
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

/** No test may log a secret or personal data. */
afterEach(() => {
  expect(takeNotedLeaks(), 'a log line holds what no log may hold').toEqual([]);
});
