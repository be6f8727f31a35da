import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { leaksIn } from '../../server/src/testing/planted-values.ts';
import { type Account, keepAccounts, readAccounts } from './accounts.ts';

const root = resolve(import.meta.dirname, '../..');
/** Stops the server even when the test run crashes. */
const stopWithParent = resolve(root, 'scripts/lib/stop-with-parent.mjs');

export type RunningServer = {
  readonly address: string;
  readonly dataDir: string;
  readonly accounts: readonly Account[];
  stop(): Promise<void>;
};

/** The built server with its own data folder and port, as `npm start` runs it. */
export async function startServer(settings: Readonly<Record<string, string>> = {}): Promise<RunningServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'plainclaim-e2e-'));
  const child = spawn(process.execPath, ['--import', stopWithParent, 'server/dist/main.js'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const stop = () => stopServer(child, dataDir);
  try {
    const said = await whenReady(child);
    const address = settings.SITE_URL ?? /Open\s+(\S+)/.exec(said)?.[1] ?? '';
    return { address, dataDir, accounts: readAccounts(said), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The last line printed at start; in production it is a log line. */
const lastWords = /Ctrl-C|"msg":"ready"/;

function whenReady(child: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (lastWords.test(output)) found(output);
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
  const leaks = await leaksInLog(dataDir);
  await rm(dataDir, { recursive: true, force: true });
  if (leaks.length > 0) throw new Error(`a log holds what no log may hold:\n${leaks.join('\n')}`);
}

/** Personal data or secrets typed in any test must not appear in the server's log. */
async function leaksInLog(dataDir: string): Promise<string[]> {
  const log = await readFile(join(dataDir, 'server.log'), 'utf8').catch(() => '');
  return log.split('\n').flatMap(leaksIn).slice(0, 20);
}

export default async function globalSetup() {
  const server = await startServer();
  process.env.PLAINCLAIM_ADDRESS = server.address;
  process.env.PLAINCLAIM_DATA_DIR = server.dataDir;
  keepAccounts(server.accounts);
  return () => server.stop();
}
