import type { Server } from 'node:http';
import type { Log } from '../platform/log/log.ts';

/** Stops accepting connections, lets running requests finish within the limit, then closes the rest. */
export async function closeServer(server: Server, limitSeconds: number, log: Log): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const cut = setTimeout(() => {
    log.warn('requests still running after the limit were cut off');
    server.closeAllConnections();
  }, limitSeconds * 1000);
  // A keep-alive connection is idle once its request ends, and would hold the server open for seconds more.
  const sweep = setInterval(() => server.closeIdleConnections(), 100);
  await closed;
  clearTimeout(cut);
  clearInterval(sweep);
}

/** Runs `stop` once at the first SIGTERM or SIGINT. */
export function stopOnSignal(stop: (signal: string) => Promise<void>): void {
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      void stop(signal);
    });
  }
}
