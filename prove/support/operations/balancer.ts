import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export type Backend = { address: string; isReady: boolean };

export type Balancer = {
  readonly address: string;
  readonly backends: readonly Backend[];
  /** Resolves when every backend has said that it is ready. */
  allReady(): Promise<void>;
  close(): Promise<void>;
};

/** As often as a balancer of the usual kind asks. */
const askEveryMs = 500;
const longestWaitMs = 10_000;
const longestStartMs = 120_000;

/**
 * A small balancer: takes turns among the processes whose /readyz said yes the last time it was asked. It repeats no
 * request: what fails at a process fails for the visitor.
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
  /** A request waits a little for somebody to be ready, as it would at other balancers. */
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
    // Undefined: no answer in time. Who is slow to answer is busy, not gone.
    const isReady = await fetch(new URL('/readyz', address), { signal: AbortSignal.timeout(5000) }).then(
      async (answer) => {
        await answer.arrayBuffer().catch(() => null);
        return answer.ok;
      },
      (error: Error) => (error.name === 'TimeoutError' ? undefined : false),
    );
    // It may have been started anew, elsewhere, while we asked.
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
