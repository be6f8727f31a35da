import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { isPostmasterOf } from '../platform/db/embedded/postmaster.ts';
import { productionSettings } from './production-settings.ts';
import { bundleServer, type ServerBundle } from './server-bundle.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

const generous = { timeout: 600_000 };

let bundle: ServerBundle;
beforeAll(async () => {
  bundle = await bundleServer();
});
afterAll(() => bundle.remove());

async function dataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'plainclaim main '));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

function start(settings: Record<string, string>): ServerProcess {
  const server = startServerProcess(bundle.main, settings);
  onTestFinished(async () => {
    server.child.kill('SIGTERM');
    await server.ended();
  });
  return server;
}

async function postgresOf(server: ServerProcess) {
  const folder = /Database\s+(.+)/.exec(server.output())?.[1]?.trim() ?? '';
  const pid = Number.parseInt(await readFile(join(folder, 'postmaster.pid'), 'utf8'), 10);
  return { isRunning: () => isPostmasterOf(folder, pid) };
}

async function mailIds(address: string): Promise<string[]> {
  const res = await fetch(`${address}/dev/mailbox/api`);
  const { emails } = (await res.json()) as { emails: { id: string }[] };
  return emails.map(({ id }) => id);
}

it(
  'starts, survives kill -9 with its data, refuses a second copy, and stops with its database',
  generous,
  async () => {
    const DATA_DIR = await dataFolder();
    const first = start({ DATA_DIR });
    const firstAddress = await first.ready();
    expect((await fetch(`${firstAddress}/readyz`)).status).toBe(200);
    const mails = await mailIds(firstAddress);
    expect(mails.length).toBeGreaterThan(0);

    const second = start({ DATA_DIR });
    expect(await second.ended()).toBe(1);
    expect(second.output().trim()).toMatch(
      /^The data folder .* is in use by another running copy of Plainclaim.*\.$/,
    );

    first.child.kill('SIGKILL');
    await first.ended();
    const third = start({ DATA_DIR });
    const thirdAddress = await third.ready();
    expect(await mailIds(thirdAddress)).toEqual(mails);
    const postgres = await postgresOf(third);
    expect(await postgres.isRunning()).toBe(true);

    third.child.kill('SIGINT');
    expect(await third.ended()).toBe(0);
    expect(await postgres.isRunning()).toBe(false);
  },
);

it('says in one sentence what is wrong with its settings', async () => {
  const server = start({ MODE: 'production', PORT: 'many' });
  expect(await server.ended()).toBe(1);
  const lines = server.output().trim().split('\n');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('SECRET_KEY is required in production');
  expect(lines[0]).toContain('PORT');
});

it('says in one sentence that a wanted port is taken', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void other.close());
  const { port } = other.address() as { port: number };
  const server = start({ PORT: String(port), DATA_DIR: await dataFolder() });
  expect(await server.ended()).toBe(1);
  expect(server.output().trim()).toBe(
    `Port ${port} is taken by another program. Stop it, or set PORT to another number.`,
  );
});

it('says in one sentence that a key file is bad, and starts no database for it', async () => {
  const DATA_DIR = await dataFolder();
  const AUTH_KEYS_FILE = join(DATA_DIR, 'keys.json');
  await writeFile(AUTH_KEYS_FILE, '{"keys":[{"kty":"oct"}]}');
  const server = start({ DATA_DIR, AUTH_KEYS_FILE });
  expect(await server.ended()).toBe(1);
  const lines = server.output().trim().split('\n');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(`The key file ${AUTH_KEYS_FILE} cannot be used`);
  const log = await readFile(join(DATA_DIR, 'server.log'), 'utf8');
  expect(log).not.toContain('made a new database');
});

const random = () => randomBytes(24).toString('base64url');

it('refuses a production key file without a private key, unless that is accepted', async () => {
  const DATA_DIR = await dataFolder();
  const AUTH_KEYS_FILE = join(DATA_DIR, 'keys.json');
  await writeFile(AUTH_KEYS_FILE, '{"keys":[]}');
  const keyless = {
    ...productionSettings,
    ...{ SECRET_KEY: random(), AUTH_SHARED_SECRET: random(), DATA_DIR, AUTH_KEYS_FILE },
    DATABASE_URL: 'postgres://127.0.0.1:1/none',
  };
  const server = start(keyless);
  expect(await server.ended()).toBe(1);
  expect(server.output().trim()).toBe(
    'The configuration is not usable: AUTH_KEYS_FILE has no private key, so AUTH_SHARED_SECRET signs, ' +
      'which production refuses unless ACCEPTED_RISKS has empty-key-set.',
  );
  const accepting = start({ ...keyless, ACCEPTED_RISKS: 'empty-key-set' });
  expect(await accepting.ended()).toBe(1);
  // It got as far as opening its database, after listing the accepted weaknesses.
  expect(accepting.output()).toContain('weaker than the default: AUTH_KEYS_FILE has no private key');
  expect(accepting.output()).toContain('weaker than the default: AUTH_SHARED_SECRET is set');
  expect(accepting.output()).not.toContain('The configuration is not usable');
});

it('stops its database when a later part of the start fails', generous, async () => {
  const DATA_DIR = await dataFolder();
  const AUTH_SAML_PROVIDERS_FILE = join(DATA_DIR, 'no-such-file.json');
  const server = start({ DATA_DIR, AUTH_SAML: 'on', AUTH_SAML_PROVIDERS_FILE });
  expect(await server.ended()).toBe(1);
  expect(server.output().trim().split('\n')).toHaveLength(1);
  const log = await readFile(join(DATA_DIR, 'server.log'), 'utf8');
  const folder = /"folder":"([^"]+)"[^\n]*made a new database/.exec(log)?.[1] ?? '';
  expect(await readdir(folder)).toContain('PG_VERSION');
  expect(await readdir(folder)).not.toContain('postmaster.pid');
});
