import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { Clock } from '../clock/clock.ts';
import { advisoryLocks } from '../db/advisory-locks.ts';
import type { FileStore } from '../files/file-store.ts';
import { BackupError } from './backup-error.ts';
import { copyFiles } from './copy-files.ts';
import { copyTables } from './copy-tables.ts';
import { type Manifest, writeManifest } from './manifest.ts';
import { noteFileKeys } from './note-file-keys.ts';
import type { StoredFiles } from './stored-files.ts';
import { listSequences, listTables, quoted } from './tables.ts';

export type BackUpOptions = {
  readonly url: string;
  readonly files: FileStore;
  readonly clock: Clock;
  /** Created by the backup; an existing one must be empty. */
  readonly folder: string;
  readonly storedFiles: readonly StoredFiles[];
  /** The newest seals of the audit trails, read in the snapshot. */
  readonly readSeals: (client: pg.Client) => Promise<string[]>;
};

/**
 * Copies the database at one moment, and the files that its rows name, while the product runs. It blocks
 * nothing: rows are read in one snapshot, and removing files is postponed until they are copied.
 */
export async function backUp(options: BackUpOptions): Promise<Manifest> {
  const { url, files, folder, clock } = options;
  await makeFolder(folder);
  const client = new pg.Client({ connectionString: url, application_name: 'plainclaim-backup' });
  // A broken connection also rejects the running query, which reports it.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [advisoryLocks.fileRemoval]);
    const madeAt = clock.now().toISOString();
    const keysPath = join(folder, 'file-keys.unfinished');
    const rows = await copyRows(client, options, keysPath);
    return await writeManifest(folder, { madeAt, ...rows, files: await copyFiles(files, keysPath, folder) });
  } finally {
    await client.end();
  }
}

async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0)
    throw new BackupError(`${folder} is not empty: give the backup a new folder.`);
  await mkdir(join(folder, 'tables'), { mode: 0o700 });
}

type Rows = Pick<Manifest, 'postgres' | 'migrations' | 'tables' | 'sequences' | 'seals'>;

async function copyRows(
  client: pg.Client,
  { folder, storedFiles, readSeals }: BackUpOptions,
  keysPath: string,
): Promise<Rows> {
  // Fixes the text formats, so that a server with other settings restores the same values.
  await client.query(`set client_encoding = 'UTF8'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres';
    set extra_float_digits = 3; set timezone = 'UTC'`);
  const tables = await beginSnapshot(client);
  const copied = await copyTables(client, tables, folder);
  await noteFileKeys(client, storedFiles, keysPath);
  const { rows: migrations } = await client.query<{ hash: string; createdAt: string }>(
    'select hash, created_at as "createdAt" from drizzle.__drizzle_migrations order by created_at',
  );
  const { rows: versions } = await client.query<{ server_version: string }>('show server_version');
  const seals = await readSeals(client);
  // Sequences ignore the snapshot: read last, they are ahead of every copied row.
  const sequences = await listSequences(client);
  await client.query('commit');
  return {
    postgres: versions[0]?.server_version ?? '',
    migrations: migrations.map(({ hash, createdAt }) => ({ hash, createdAt: Number(createdAt) })),
    tables: copied,
    sequences,
    seals,
  };
}

/** Takes the migration lock until every table is locked, so that no table changes shape in between. */
async function beginSnapshot(client: pg.Client) {
  await client.query('select pg_advisory_lock($1)', [advisoryLocks.migrations]);
  await client.query('begin isolation level repeatable read read only');
  const tables = await listTables(client);
  if (tables.length === 0) throw new BackupError('There is nothing to back up: the database has no tables.');
  await client.query(`lock table ${tables.map(quoted).join(', ')} in access share mode`);
  await client.query('select pg_advisory_unlock($1)', [advisoryLocks.migrations]);
  return tables;
}
