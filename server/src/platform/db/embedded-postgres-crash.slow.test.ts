import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { databaseFolder } from '../../testing/postgres/database-folder.ts';
import { withClient } from '../../testing/postgres/with-client.ts';
import { watchedLog } from '../../testing/watched-log.ts';
import { type Database, openDatabase } from './db.ts';
import { findPostmaster, isPostmasterOf } from './embedded/postmaster.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

const program = fileURLToPath(new URL('../../testing/postgres/start-and-wait.ts', import.meta.url));

/** Another process with its own server, for the test to kill. */
async function startElsewhere(dataDir: string): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [program, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [url] = (await once(createInterface(child.stdout), 'line')) as [string];
  return { child, url };
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

async function start(dataDir: string) {
  const { log, lines } = watchedLog();
  const server = await startEmbeddedPostgres({ dataDir, log });
  onTestFinished(() => server.stop());
  const messages = () => lines.map((line) => line.msg);
  return { ...server, log, messages };
}

const remember = (url: string) =>
  withClient(url, (client) => client.query('create table notes as select 42 as answer'));

const recall = async (url: string) =>
  (await withClient(url, (client) => client.query<{ answer: number }>('select answer from notes'))).rows[0]
    ?.answer;

describe('after kill -9 of our process', () => {
  it('the next start takes over the database that lives on, and stops it in the end', async () => {
    const folder = await databaseFolder();
    const { child, url } = await startElsewhere(folder);
    await remember(url);
    const before = await findPostmaster(join(folder, 'postgres'));
    await kill(child);
    const server = await start(folder);
    expect(server.url).toBe(url);
    expect(await findPostmaster(server.dataDir)).toEqual(before);
    expect(server.messages()).toContain('adopted the running database');
    expect(await recall(server.url)).toBe(42);
    await server.stop();
    expect(await isPostmasterOf(server.dataDir, before?.pid ?? 0)).toBe(false);
  });

  it('a start while that process still lives names it and is refused', async () => {
    const folder = await databaseFolder();
    const { child } = await startElsewhere(folder);
    await expect(start(folder)).rejects.toThrow(`another running copy of Plainclaim (process ${child.pid})`);
  });

  it('the next start recovers when the database was killed as well', async () => {
    const folder = await databaseFolder();
    const { child, url } = await startElsewhere(folder);
    await remember(url);
    const before = await findPostmaster(join(folder, 'postgres'));
    await kill(child);
    process.kill(before?.pid ?? 0, 'SIGKILL');
    const server = await start(folder);
    expect(await findPostmaster(server.dataDir)).not.toEqual(before);
    expect(await recall(server.url)).toBe(42);
  });

  it('the next start is not misled when the number of the dead server now belongs to another program', async () => {
    const folder = await databaseFolder();
    const first = await start(folder);
    await remember(first.url);
    await first.stop();
    const stale = [
      process.pid,
      first.dataDir,
      1_700_000_000,
      new URL(first.url).port,
      '',
      '127.0.0.1',
      '',
      'ready',
    ];
    await writeFile(join(first.dataDir, 'postmaster.pid'), `${stale.join('\n')}\n`);
    const second = await start(folder);
    expect(await recall(second.url)).toBe(42);
  });
});

describe('when the database crashes while we run', () => {
  const patient = { timeout: 120_000 };
  const query = ({ pool }: Database) => pool.query<{ answer: number }>('select answer from notes');

  it('it is started again at the same address and the pool reconnects', async () => {
    const server = await start(await databaseFolder());
    const database = openDatabase({ url: server.url, poolSize: 2, log: server.log });
    onTestFinished(() => database.close());
    await remember(server.url);
    expect((await query(database)).rows).toEqual([{ answer: 42 }]);
    const before = await findPostmaster(server.dataDir);
    process.kill(before?.pid ?? 0, 'SIGKILL');
    await expect.poll(server.messages, patient).toContain('lost the database');
    await expect
      .poll(() => query(database).then(({ rows }) => rows, String), patient)
      .toEqual([{ answer: 42 }]);
    expect((await findPostmaster(server.dataDir))?.pid).not.toBe(before?.pid);
  });

  it('nothing is left running when it is stopped in the middle of that', async () => {
    const server = await start(await databaseFolder());
    const before = await findPostmaster(server.dataDir);
    process.kill(before?.pid ?? 0, 'SIGKILL');
    await expect.poll(server.messages, patient).toContain('lost the database');
    await server.stop();
    expect(await findPostmaster(server.dataDir)).toBeUndefined();
  });
});
