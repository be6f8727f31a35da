import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { advisoryLocks } from '../advisory-locks.ts';
import { StartError } from '../start-error.ts';
import { superuser } from './create-cluster.ts';

/** The database of the product inside the embedded server. */
export const databaseName = 'plainclaim';

export type LockOptions = { readonly port: number; readonly password: string; readonly dataDir: string };

/** Another running process holds the folder: its server must not be touched. */
export class FolderInUseError extends StartError {}

/**
 * Connects and takes the lock of the data folder. The lock lasts as long as our process: when it is killed,
 * the system closes the connection and the server releases the lock.
 */
export async function lockFolder({ port, password, dataDir }: LockOptions): Promise<pg.Client> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: superuser,
    password,
    database: 'postgres',
    application_name: `plainclaim process ${process.pid}`,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  });
  // The `end` event handles a lost connection; an `error` event without a listener would exit the process.
  client.on('error', () => {});
  await client.connect();
  try {
    await takeLock(client, dataDir);
    await createDatabase(client);
    return client;
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
}

async function takeLock(client: pg.Client, dataDir: string): Promise<void> {
  // A process that was just killed may not have released it yet.
  for (let attempt = 0; attempt < 30; attempt += 1) {
    const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [
      advisoryLocks.dataFolder,
    ]);
    if (rows[0]?.held) return;
    await pause(100);
  }
  const { rows } = await client.query<{ holder: string }>(
    `select a.application_name as holder from pg_locks l join pg_stat_activity a using (pid)
      where l.locktype = 'advisory' and l.objid = $1 and l.granted`,
    [advisoryLocks.dataFolder],
  );
  const holder = rows[0]?.holder.match(/process \d+/)?.[0] ?? 'process unknown';
  throw new FolderInUseError(
    `The data folder ${dataDir} is in use by another running copy of Plainclaim (${holder}). Stop it, or set DATA_DIR to another folder.`,
  );
}

async function createDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [databaseName]);
  if (rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(databaseName)}`);
}
