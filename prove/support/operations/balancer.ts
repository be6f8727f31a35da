import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export type Backend = { address: string; isReady: boolean };

export type Balancer = {
  readonly address: string;
  readonly backends: readonly Backend[];
  /** Resolves when every backend is ready. */
  allReady(): Promise<void>;
  close(): Promise<void>;
};

/** A usual interval of health checks. */
const askEveryMs = 500;
const longestWaitMs = 10_000;
const longestStartMs = 120_000;

/**
 * A small load balancer: round robin over the processes whose last /readyz check passed. It retries no
 * request, so a failure at a process reaches the client.
 */
export async function openBalancer(addresses: readonly string[]): Promise<Balancer> {
  const backends: Backend[] = addresses.map((address) => ({ address, isReady: false }));
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const server = createServer(async (incoming, outgoing) => {
    const fail = () => {
      if (!outgoing.headersSent) outgoing.writeHead(502);
      outgoing.end('no process answered');
    };
    const backend = await next();
    if (!backend) return fail();
    const { hostname, port } = new URL(backend.address);
    const { method, url, headers } = incoming;
    const forwarded = request({ agent, hostname, port, method, path: url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
      answer.once('error', () => outgoing.destroy());
    });
    forwarded.once('error', fail);
    incoming.pipe(forwarded);
  });
  /** A request waits briefly for a ready backend, as at other load balancers. */
  async function next(): Promise<Backend | undefined> {
    for (let waited = 0; waited < longestWaitMs; waited += 50) {
      const ready = backends.filter(({ isReady }) => isReady);
      if (ready.length > 0) return ready[turn++ % ready.length];
      await pause(50);
    }
    return undefined;
  }
  const ask = async (backend: Backend) => {
    const { address } = backend;
    // Undefined: no answer in time. A slow backend is busy, not down.
    const isReady = await fetch(new URL('/readyz', address), { signal: AbortSignal.timeout(5000) }).then(
      async (answer) => {
        await answer.arrayBuffer().catch(() => null);
        return answer.ok;
      },
      (error: Error) => (error.name === 'TimeoutError' ? undefined : false),
    );
    // The backend may have been restarted at another address meanwhile.
    if (backend.address === address && isReady !== undefined) backend.isReady = isReady;
  };
  const timer = setInterval(() => backends.forEach((backend) => void ask(backend)), askEveryMs);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    backends,
    allReady: async () => {
      const until = performance.now() + longestStartMs;
      while (!backends.every(({ isReady }) => isReady)) {
        if (performance.now() > until) throw new Error('a process that was started is not ready');
        await Promise.all(backends.map(ask));
        await pause(50);
      }
    },
    close: async () => {
      clearInterval(timer);
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      agent.destroy();
    },
  };
}
