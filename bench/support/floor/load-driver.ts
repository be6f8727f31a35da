import { connect } from 'node:net';
import type { Ask, Load, LoadResult } from './hot-read.ts';

/**
 * Repeats requests over keep-alive connections, one after the other on each, for some seconds. Uses bare
 * sockets, because on two cores the driver's own cost distorts what it measures.
 */
process.on('message', async (load: Load) => {
  process.send?.(await drive(load));
});

async function drive({ address, asks, connections, seconds }: Load): Promise<LoadResult> {
  const { hostname, port, host } = new URL(address);
  const requests = asks.map((ask) => Buffer.from(written(ask, host)));
  const requestOf = (n: number) => requests[n % requests.length] as Buffer;
  const times: number[] = [];
  const started = performance.now();
  const until = started + seconds * 1000;
  await Promise.all(
    Array.from({ length: connections }, (_, n) =>
      askUntil(hostname, Number(port), requestOf(n), until, times),
    ),
  );
  return { requests: times.length, seconds: (performance.now() - started) / 1000, times };
}

const written = ({ method, path, headers, body = '' }: Ask, host: string): string =>
  [
    `${method} ${path} HTTP/1.1`,
    `host: ${host}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(body ? [`content-length: ${Buffer.byteLength(body)}`] : []),
    '',
    body,
  ].join('\r\n');

function askUntil(
  hostname: string,
  port: number,
  request: Buffer,
  until: number,
  times: number[],
): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, hostname);
    socket.setNoDelay(true);
    let asked = 0;
    let held: Buffer = Buffer.alloc(0);
    const askOnce = () => {
      asked = performance.now();
      held = Buffer.alloc(0);
      socket.write(request);
    };
    socket.on('connect', askOnce);
    socket.on('error', reject);
    socket.on('data', (chunk: Buffer) => {
      held = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
      const whole = isWhole(held);
      if (!whole) return;
      if (whole !== 200) return reject(new Error(`answered ${held.toString('latin1').slice(0, 2000)}`));
      const now = performance.now();
      times.push(now - asked);
      if (now < until) return askOnce();
      socket.end();
      resolve();
    });
  });
}

/** The status of a response that has arrived completely; else false. */
function isWhole(held: Buffer): number | false {
  const headEnd = held.indexOf('\r\n\r\n');
  if (headEnd < 0) return false;
  const head = held.toString('latin1', 0, headEnd).toLowerCase();
  const status = Number(head.slice(9, 12));
  const length = /content-length: (\d+)/.exec(head)?.[1];
  if (length !== undefined) return held.length >= headEnd + 4 + Number(length) && status;
  return held.length > headEnd + 5 && held.toString('latin1', held.length - 5) === '0\r\n\r\n' && status;
}
