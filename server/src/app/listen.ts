import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { StartError } from '../platform/db/start-error.ts';

type Fetch = (request: Request, env: object) => Response | Promise<Response>;

export type Listener = {
  readonly server: Server;
  readonly port: number;
  /** Until this is called, every request is told to retry in a moment. */
  answerWith(fetch: Fetch): void;
};

/**
 * Timeouts for receiving a request, in milliseconds: a client that sends byte by byte must not hold a
 * connection for ever.
 */
export type ConnectionTimeouts = {
  readonly headersTimeout: number;
  /** For the whole request. The largest upload still fits on a slow line. */
  readonly requestTimeout: number;
  readonly connectionsCheckingInterval: number;
  /** Closes a connection without traffic for this long; event streams send heartbeats more often. */
  readonly idleTimeout: number;
};

const usualTimeouts: ConnectionTimeouts = {
  headersTimeout: 20_000,
  requestTimeout: 300_000,
  connectionsCheckingInterval: 5000,
  idleTimeout: 60_000,
};

const usualPort = 3000;
const portsToTry = 50;

/** Takes the port first, because building the app needs the site's URL. */
export async function listen(
  host: string,
  wantedPort: number | undefined,
  { idleTimeout, ...timeouts }: ConnectionTimeouts = usualTimeouts,
): Promise<Listener> {
  let fetch: Fetch = () =>
    new Response('Plainclaim is starting.', { status: 503, headers: { 'retry-after': '1' } });
  const server = createAdaptorServer({
    fetch: (request, env) => fetch(request, env),
    serverOptions: timeouts,
  }) as Server;
  server.timeout = idleTimeout;
  const port = await takePort(server, host, wantedPort).catch((error: NodeJS.ErrnoException) => {
    throw explain(error, host, wantedPort ?? usualPort);
  });
  return {
    server,
    port,
    answerWith: (next) => {
      fetch = next;
    },
  };
}

async function takePort(server: Server, host: string, wantedPort: number | undefined): Promise<number> {
  if (wantedPort !== undefined) return await bind(server, host, wantedPort);
  for (let port = usualPort; port < usualPort + portsToTry; port++) {
    try {
      return await bind(server, host, port);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    }
  }
  return await bind(server, host, 0);
}

async function bind(server: Server, host: string, port: number): Promise<number> {
  return await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

function explain(error: NodeJS.ErrnoException, host: string, port: number): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartError(
        `Port ${port} is taken by another program. Stop it, or set PORT to another number.`,
      );
    case 'EACCES':
      return new StartError(`This user may not listen on port ${port}. Set PORT to a number above 1024.`);
    case 'EADDRNOTAVAIL':
      return new StartError(`This machine has no address ${host}. Set HOST to one it has.`);
    default:
      return error;
  }
}
