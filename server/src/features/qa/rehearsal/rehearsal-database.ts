import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '@plainclaim/domain/shared/errors';
import pg from 'pg';
import { advisoryLocks } from '../../../platform/db/advisory-locks.ts';
import type { Log } from '../../../platform/log/log.ts';

export type RehearsalDatabase = {
  readonly url: string;
  /** Drops the database, and returns whether it is gone. All its connections must be closed. */
  drop(): Promise<boolean>;
};

/** PostgreSQL truncates longer names. */
const longestName = 63;

/**
 * Creates an empty database on our own server. A lock allows one at a time, so that databases left by a
 * crashed process are known to be unused and are dropped first.
 */
export async function createRehearsalDatabase(ownUrl: string, log: Log): Promise<RehearsalDatabase> {
  const client = new pg.Client({ connectionString: ownUrl, application_name: 'plainclaim-rehearsal' });
  client.on('error', (error) => log.warn({ err: error }, 'the rehearsal’s connection was lost'));
  await client.connect();
  try {
    await takeTurn(client);
    const prefix = await namePrefix(client);
    for (const name of await databasesLike(client, prefix)) await dropDatabase(client, name);
    const name = `${prefix}${randomBytes(6).toString('hex')}`;
    await createDatabase(client, name);
    const url = new URL(ownUrl);
    url.pathname = `/${name}`;
    return {
      url: url.href,
      drop: async () => {
        try {
          await dropOnceLeft(client, name);
          return !(await databasesLike(client, prefix)).includes(name);
        } finally {
          await client.end();
        }
      },
    };
  } catch (error) {
    // The lock ends with its session.
    await client.end();
    throw error;
  }
}

async function takeTurn(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [
    advisoryLocks.rehearsal,
  ]);
  if (!rows[0]?.mine)
    throw new AppError('conflict', 'another rehearsal is going on', {
      userMessage: 'Another test is running. Wait until it has finished, then try again.',
    });
}

/** Begins with our own database's name, so that two products on one server do not drop each other's. */
async function namePrefix(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>('select current_database() as name');
  const ending = '_rehearsal_';
  return `${(rows[0]?.name ?? '').slice(0, longestName - ending.length - 12)}${ending}`;
}

async function databasesLike(client: pg.Client, prefix: string): Promise<readonly string[]> {
  const { rows } = await client.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [prefix],
  );
  return rows.map(({ datname }) => datname);
}

async function createDatabase(client: pg.Client, name: string): Promise<void> {
  try {
    await client.query(`create database ${client.escapeIdentifier(name)} template template0`);
  } catch (error) {
    const mayNot = (error as { code?: string }).code === '42501';
    if (!mayNot) throw error;
    throw new AppError('unavailable', 'the database user may not create databases', {
      userMessage:
        'The tests need a database of their own, and Plainclaim’s database user may not create one.',
      cause: error,
    });
  }
}

const timeoutMs = 3_000;
const betweenMs = 50;

/** A closing connection lingers for a moment, and logs an error when the drop terminates it. */
async function dropOnceLeft(client: pg.Client, name: string): Promise<void> {
  const until = performance.now() + timeoutMs;
  while (performance.now() < until) {
    const { rows } = await client.query('select 1 from pg_stat_activity where datname = $1 limit 1', [name]);
    if (rows.length === 0) break;
    await pause(betweenMs);
  }
  await dropDatabase(client, name);
}

async function dropDatabase(client: pg.Client, name: string): Promise<void> {
  await client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`);
}
