import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { databaseFolder } from '../../testing/postgres/database-folder.ts';
import { withClient } from '../../testing/postgres/with-client.ts';
import { createLog } from '../log/log.ts';
import { findPostmaster } from './embedded/postmaster.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { StartError } from './start-error.ts';

async function start(dataDir: string): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir, log: createLog('silent'), durable: false });
  onTestFinished(() => server.stop());
  return server;
}

const remember = (url: string) =>
  withClient(url, (client) => client.query('create table notes as select 42 as answer'));

const recall = async (url: string) =>
  (await withClient(url, (client) => client.query<{ answer: number }>('select answer from notes'))).rows[0]
    ?.answer;

describe('an embedded database', () => {
  it('keeps its data and its address over a stop and a start', async () => {
    const folder = await databaseFolder();
    const first = await start(folder);
    await remember(first.url);
    await first.stop();
    expect(await findPostmaster(first.dataDir)).toBeUndefined();
    const second = await start(folder);
    expect(second.url).toBe(first.url);
    expect(await recall(second.url)).toBe(42);
  });

  it('stores UTF-8 and speaks UTC, also in a folder with spaces and accents', async () => {
    const server = await start(await databaseFolder('mÿ data folder'));
    const { rows } = await withClient(server.url, (client) =>
      client.query(`select current_setting('server_encoding') as encoding, current_setting('TimeZone') as zone,
        upper('straße é') as upper, current_setting('unix_socket_directories') as sockets`),
    );
    expect(rows).toEqual([{ encoding: 'UTF8', zone: 'UTC', upper: 'STRAßE É', sockets: '' }]);
  });

  it('lets nobody in without the password, which only its owner may read', async () => {
    const folder = await databaseFolder();
    const { url } = await start(folder);
    const wrong = new URL(url);
    wrong.password = 'guess';
    await expect(withClient(wrong.href, (client) => client.query('select'))).rejects.toThrow(
      'password authentication failed',
    );
    expect((await stat(join(folder, 'postgres-password'))).mode & 0o777).toBe(0o600);
  });

  it('refuses a second copy on the same folder and goes on serving the first', async () => {
    const folder = await databaseFolder();
    const first = await start(folder);
    const refused = await start(folder).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(StartError);
    expect(refused).toHaveProperty(
      'message',
      `The data folder ${folder} is in use by another running copy of Plainclaim (process ${process.pid}). Stop it, or set DATA_DIR to another folder.`,
    );
    await remember(first.url);
    expect(await recall(first.url)).toBe(42);
  });

  it('is given to exactly one of two copies that start at the same moment in an empty folder', async () => {
    const folder = await databaseFolder();
    const outcomes = await Promise.allSettled([start(folder), start(folder)]);
    expect(outcomes.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected']);
    const winner = outcomes.find((one) => one.status === 'fulfilled');
    await remember(winner?.value.url ?? '');
    expect(await recall(winner?.value.url ?? '')).toBe(42);
  });

  it('begins with a clean folder after a start that was killed while it made the database', async () => {
    const folder = await databaseFolder();
    // No process can have this pid: Linux's maximum is 4194304.
    const halfMade = join(folder, '.postgres-being-made-4194305-abc', 'cluster');
    await mkdir(halfMade, { recursive: true });
    await writeFile(join(halfMade, 'PG_VERSION'), '18\n');
    await start(folder);
    await expect(stat(dirname(halfMade))).rejects.toThrow('ENOENT');
  });

  it('does not touch a folder that holds something else', async () => {
    const folder = await databaseFolder();
    await mkdir(join(folder, 'postgres'), { recursive: true });
    await writeFile(join(folder, 'postgres', 'thesis.txt'), 'years of work');
    await expect(start(folder)).rejects.toThrow(
      `The folder ${join(folder, 'postgres')} holds files but no complete PostgreSQL database`,
    );
    expect(await readFile(join(folder, 'postgres', 'thesis.txt'), 'utf8')).toBe('years of work');
  });

  it('says so when the password of an existing database is gone', async () => {
    const folder = await databaseFolder();
    await (await start(folder)).stop();
    await rm(join(folder, 'postgres-password'));
    await expect(start(folder)).rejects.toThrow(
      /^The file .*postgres-password with the password .* is missing/,
    );
  });

  it('says so when a file is where the folder should be', async () => {
    const folder = await databaseFolder();
    await writeFile(folder, 'a file');
    await expect(start(join(folder, 'deeper'))).rejects.toThrow(StartError);
  });
});
