import { createServer } from 'node:net';

/** The first free port from `first` on. */
export async function freePort(first, host = '127.0.0.1') {
  for (let port = first; port < first + 100; port += 1) {
    if (await isFree(port, host)) return port;
  }
  return 0;
}

function isFree(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}
