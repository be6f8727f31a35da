import { chmod, cp, mkdir, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { databaseFolder } from '../../testing/postgres/database-folder.ts';
import { withClient } from '../../testing/postgres/with-client.ts';
import { createLog } from '../log/log.ts';
import { findPostgresBinaries, programPath } from './embedded/postgres-binaries.ts';
import { findOrMakePostgresUser, isRoot } from './embedded/postgres-user.ts';
import { reachableBinaries } from './embedded/reachable-binaries.ts';
import { runCommand } from './embedded/run-command.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

async function start(dataDir: string) {
  const server = await startEmbeddedPostgres({ dataDir, log: createLog('error'), durable: false });
  onTestFinished(() => server.stop());
  return server;
}

/** A folder inside one that only root may enter, like a checkout in /root. */
async function closedFolder(): Promise<string> {
  const folder = await databaseFolder();
  await chmod(dirname(folder), 0o700);
  return folder;
}

const tables = async (url: string) =>
  (
    await withClient(url, (client) =>
      client.query(`select tablename from pg_tables where schemaname = 'public'`),
    )
  ).rows;

describe.runIf(isRoot())('started by root', () => {
  it('runs as another user, in the wanted folder when that user can reach it', async () => {
    const folder = await databaseFolder();
    const server = await start(folder);
    expect(server.dataDir).toBe(join(folder, 'postgres'));
    expect((await stat(server.dataDir)).uid).toBe((await findOrMakePostgresUser()).uid);
  });

  it('keeps the database elsewhere when that user cannot, finds it again, and says where', async () => {
    const folder = await closedFolder();
    const first = await start(folder);
    expect(first.dataDir).toMatch(/^\/var\/lib\/plainclaim\/[0-9a-f]{12}-\w+\/postgres$/);
    expect(await readFile(join(folder, 'postgres-lives-at.txt'), 'utf8')).toContain(first.dataDir);
    await withClient(first.url, (client) => client.query('create table notes ()'));
    await first.stop();
    const second = await start(folder);
    expect(second.dataDir).toBe(first.dataDir);
    expect(await tables(second.url)).toEqual([{ tablename: 'notes' }]);
  });

  it('begins anew when the data folder was deleted, although the database was kept elsewhere', async () => {
    const folder = await closedFolder();
    const first = await start(folder);
    await withClient(first.url, (client) => client.query('create table notes ()'));
    await first.stop();
    onTestFinished(() => rm(dirname(first.dataDir), { recursive: true }));
    await rm(folder, { recursive: true });
    const second = await start(folder);
    expect(await tables(second.url)).toEqual([]);
  });

  it('does not begin anew by itself when the database kept elsewhere is gone', async () => {
    const folder = await closedFolder();
    const first = await start(folder);
    await first.stop();
    await rm(dirname(first.dataDir), { recursive: true });
    await expect(start(folder)).rejects.toThrow(`should be at ${first.dataDir} but is not there`);
  });

  it('takes back a database that root restored from a copy', async () => {
    const folder = await databaseFolder();
    const first = await start(folder);
    await withClient(first.url, (client) => client.query('create table notes ()'));
    await first.stop();
    await runCommand('chown', ['-R', '0:0', first.dataDir]);
    const second = await start(folder);
    expect(await tables(second.url)).toEqual([{ tablename: 'notes' }]);
  });

  it('copies the programs once when that user cannot reach them', async () => {
    const closed = await closedFolder();
    const shared = await databaseFolder();
    const original = await findPostgresBinaries(18);
    await mkdir(closed);
    await cp(original.native, join(closed, 'native'), { recursive: true, verbatimSymlinks: true });
    await chmod(closed, 0o700);
    const user = await findOrMakePostgresUser();
    const hidden = { ...original, native: join(closed, 'native') };
    const copy = await reachableBinaries(hidden, user, shared);
    expect(copy.native).toBe(join(shared, 'postgres-binaries', `${original.packageVersion}-${process.arch}`));
    const made = (await stat(copy.native)).ino;
    await reachableBinaries(hidden, user, shared);
    expect((await stat(copy.native)).ino).toBe(made);
    expect((await runCommand(programPath(copy, 'initdb'), ['--version'], { user })).output).toContain(
      'initdb',
    );
  });
});
