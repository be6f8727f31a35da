import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const root = resolve(import.meta.dirname, '../..');

/**
 * Milliseconds of `npm start` with its own Postgres until the first page is served, including the checks for
 * changed packages and sources. Stops it afterwards.
 */
export async function millisecondsOfStart(dataDir: string): Promise<number> {
  const started = performance.now();
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    // Otherwise the benchmark's own settings would decide the port and the data folder.
    env: { ...process.env, NODE_ENV: undefined, PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (said += piece));
  try {
    while (true) {
      const address = /Open\s+(\S+)/.exec(said)?.[1];
      if (address && (await answers(address))) return performance.now() - started;
      if (child.exitCode !== null) throw new Error(`npm start ended before it was ready:\n${said}`);
      await wait(10);
    }
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

const answers = (address: string) =>
  fetch(address).then(
    async (res) => (await res.text()).includes('</html>') && res.ok,
    () => false,
  );
