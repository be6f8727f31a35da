import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findPostmaster } from '../../platform/db/embedded/postmaster.ts';
import { stopPostmaster } from '../../platform/db/embedded/stop-postmaster.ts';
import { temporaryParents } from './temporary-folder.ts';
import { withClient } from './with-client.ts';

const programs = {
  'a test run': fileURLToPath(new URL('hold-throwaway.ts', import.meta.url)),
  'a benchmark': fileURLToPath(new URL('../../../../bench/support/hold-postgres.ts', import.meta.url)),
};

/** The program, with folders of its own, and the lines that it prints. */
async function start(program: string, how = 'waits') {
  const folder = await mkdtemp(join(tmpdir(), 'plainclaim-ends-'));
  // When we are root, Postgres runs as another user and must be able to enter the folder.
  await chmod(folder, 0o755);
  const child = spawn(process.execPath, [program, how], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, TMPDIR: folder, NODE_ENV: 'production', VITEST_WORKER_ID: undefined },
  });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    // What a failed test would leave.
    const cluster = await clusterOf(child, folder).catch(() => '');
    const server = await findPostmaster(cluster);
    if (server) await stopPostmaster(cluster, server.pid);
    await rm(folder, { recursive: true, force: true });
  });
  const said = createInterface(child.stdout)[Symbol.asyncIterator]();
  const line = async () => String((await said.next()).value);
  return { child, folder, line };
}

async function clusterOf(child: ChildProcess, folder: string): Promise<string> {
  for (const parent of [folder, ...temporaryParents()])
    for (const name of await readdir(parent).catch(() => []))
      if (name.includes(`-${child.pid}-`) || parent === folder) {
        const cluster = join(parent, name, 'postgres');
        if (await findPostmaster(cluster)) return cluster;
      }
  throw new Error('there is no server to end');
}

const answers = (url: string): Promise<boolean> =>
  withClient(url, (client) => client.query('select 1')).then(
    () => true,
    () => false,
  );

describe.each(Object.entries(programs))('%s leaves no PostgreSQL behind', (_who, program) => {
  it.each<[string, (child: ChildProcess) => void]>([
    ['ended by SIGTERM', (child) => child.kill('SIGTERM')],
    [
      'ended by Ctrl-C, which arrives twice',
      (child) => {
        child.kill('SIGINT');
        child.kill('SIGINT');
      },
    ],
  ])('%s', async (_how, end) => {
    const { child, folder, line } = await start(program);
    expect(await line()).toBe('starting');
    const url = await line();
    const cluster = await clusterOf(child, folder);
    expect(await answers(url)).toBe(true);
    const ended = once(child, 'exit');
    end(child);
    await ended;
    await expect.poll(() => answers(url)).toBe(false);
    await expect.poll(() => findPostmaster(cluster)).toBeUndefined();
  });

  it('dying of an error that nothing catches', async () => {
    const { child, line } = await start(program, 'dies');
    const ended = once(child, 'exit');
    expect(await line()).toBe('starting');
    const url = await line();
    expect(await ended).toEqual([1, null]);
    await expect.poll(() => answers(url)).toBe(false);
  });

  it('ended while it starts', async () => {
    const { child, folder, line } = await start(program);
    expect(await line()).toBe('starting');
    const starting = expect.poll(() => clusterOf(child, folder).catch(() => ''), {
      interval: 5,
      timeout: 60_000,
    });
    await starting.not.toBe('');
    const cluster = await clusterOf(child, folder);
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
    await expect.poll(() => findPostmaster(cluster)).toBeUndefined();
  });
});
