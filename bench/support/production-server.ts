import { spawn } from 'node:child_process';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { closeSync, openSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { demoPeople } from '../../server/src/features/auth/index.ts';

const root = resolve(import.meta.dirname, '../..');
/** Stops the server even when the benchmark crashes. */
const stopWithParent = resolve(root, 'scripts/lib/stop-with-parent.mjs');

export type ProductionServer = {
  readonly address: string;
  readonly pid: number;
  /** Milliseconds from the start of the process to its first answer. */
  readonly startedIn: number;
  stop(): Promise<void>;
};

export type ProductionOptions = {
  readonly settings?: Readonly<Record<string, string>>;
  /** Node's own flags. */
  readonly flags?: readonly string[];
};

// Shared by all processes of a run, so that they accept each other's tokens.
const secretKey = randomBytes(32).toString('base64url');
const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const keys = { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'bench', alg: 'ES256' }] };

/**
 * The built server as docs/operations.md starts it: production mode, its own database, a worker at low
 * priority, logs into a file.
 */
export async function startProduction(
  databaseUrl: string,
  { settings = {}, flags = [] }: ProductionOptions = {},
): Promise<ProductionServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'plainclaim-bench-'));
  const keyFile = join(dataDir, 'keys.json');
  await writeFile(keyFile, JSON.stringify(keys));
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const logFile = join(dataDir, 'log');
  const log = openSync(logFile, 'a');
  const started = performance.now();
  const node = ['--import', stopWithParent, '--heap-growing-percent=150', ...flags, 'server/dist/main.js'];
  const isWorker = settings.ROLE === 'worker';
  const command = isWorker ? 'nice' : process.execPath;
  const args = isWorker ? ['-n', '19', process.execPath, ...node] : node;
  const child = spawn(command, args, {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      MODE: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      SITE_URL: address,
      ACCEPTED_RISKS: 'demo-data,plain-http-site,rate-limits-off',
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      SECRET_KEY: secretKey,
      AUTH_KEYS_FILE: keyFile,
      MAIL_FROM: 'Plainclaim <claims@plainclaim.example>',
      TEAM_MAILBOX: 'team@plainclaim.example',
      OPERATOR_NAME: 'Plainclaim Example Ltd',
      OPERATOR_NUMBER: '01234567',
      OPERATOR_ADDRESS: '1 Example Street, Leeds LS1 1AA',
      SMTP_URL: 'smtp://127.0.0.1:9',
      DEMO_DATA: 'on',
      RATE_LIMITS: 'off',
      // The submission is measured, not the proof of a mailbox before it.
      AUTH_MAILBOX_PROOF: 'off',
      ROLE: 'web',
      ...settings,
    },
    stdio: ['ignore', log, log, 'ipc'],
  });
  closeSync(log);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  };
  const isReady = () =>
    fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) {
      const said = await readFile(logFile, 'utf8');
      await stop();
      throw new Error(`the server ended before it was ready:\n${said}`);
    }
    await wait(20);
  }
  return { address, pid: child.pid ?? 0, startedIn: performance.now() - started, stop };
}

export type DemoRole = (typeof demoPeople)[number]['role'];

export async function signIn(address: string, wanted: DemoRole): Promise<string> {
  return (JSON.parse(await sessionOf(address, wanted)) as { access_token: string }).access_token;
}

/** The response to a sign-in, as a browser stores it. */
export async function sessionOf(address: string, wanted: DemoRole): Promise<string> {
  const { email, password } = demoPeople.find(({ role }) => role === wanted) ?? demoPeople[0];
  const res = await fetch(new URL('/auth/v1/token?grant_type=password', address), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (res.status !== 200) throw new Error(`signing in as ${wanted} answered ${res.status}`);
  return await res.text();
}

function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const server = createServer();
    server.once('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
