import { setTimeout as pause } from 'node:timers/promises';
import { startServer } from '../e2e/support/start-server.ts';

/**
 * What signing in costs a read: the same database round trip with and without a bearer token, alternating in one
 * run, reported as a ratio. Absolute times depend on the machine and are printed for information only.
 */
const rounds = 5;
const perRound = 400;

const server = await startServer();
try {
  const token = await signIn(server.address);
  const plain = () => fetch(`${server.address}/readyz`);
  const authenticated = () =>
    fetch(`${server.address}/api/profile`, { headers: { authorization: `Bearer ${token}` } });
  await measure(plain, 100);
  await measure(authenticated, 100);
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const without = await measure(plain, perRound);
    const withToken = await measure(authenticated, perRound);
    ratios.push(withToken / without);
    console.log(`round ${round + 1}: ${without.toFixed(2)} ms without, ${withToken.toFixed(2)} ms with`);
    await pause(50);
  }
  const median = ratios.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
  console.log(
    `an authenticated read takes ${median.toFixed(2)} times an unauthenticated one (median of ${rounds})`,
  );
} finally {
  await server.stop();
}

async function signIn(address: string): Promise<string> {
  const res = await fetch(`${address}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'plaintiff@demo.plainclaim.example', password: 'plainclaim-demo-1' }),
  });
  return ((await res.json()) as { access_token: string }).access_token;
}

/** Milliseconds per request, one after the other. */
async function measure(request: () => Promise<Response>, count: number): Promise<number> {
  const started = performance.now();
  for (let n = 0; n < count; n++) {
    const res = await request();
    if (!res.ok) throw new Error(`answered ${res.status}`);
    await res.arrayBuffer();
  }
  return (performance.now() - started) / count;
}
