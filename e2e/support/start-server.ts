import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

export type RunningServer = { readonly address: string; stop(): Promise<void> };

/** The built server on a data folder and a port of its own, as `npm start` would run it. */
export async function startServer(settings: Readonly<Record<string, string>> = {}): Promise<RunningServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'plainclaim-e2e-'));
  const child = spawn(process.execPath, ['server/dist/main.js'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  try {
    const address = await whenReady(child);
    return { address, stop: () => stopServer(child, dataDir) };
  } catch (error) {
    await stopServer(child, dataDir);
    throw error;
  }
}

function whenReady(child: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const address = /Open\s+(\S+)/.exec(output)?.[1];
      if (address && output.includes('Ctrl-C')) found(address);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) =>
      failed(new Error(`the server ended with ${code} before it was ready:\n${output}`)),
    );
  });
}

async function stopServer(child: ChildProcess, dataDir: string): Promise<void> {
  const ended =
    child.exitCode !== null ? Promise.resolve() : new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
  await rm(dataDir, { recursive: true, force: true });
}

export default async function globalSetup() {
  const server = await startServer();
  process.env.PLAINCLAIM_ADDRESS = server.address;
  return () => server.stop();
}
