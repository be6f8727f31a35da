import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyPending } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Log } from '../log/log.ts';
import { advisoryLocks } from './advisory-locks.ts';

export type MigrateOptions = {
  readonly url: string;
  /** drizzle-kit's folder: numbered SQL files and their journal. */
  readonly folder: string;
  readonly log: Log;
  /** Further preparation under the same lock, such as the job queue's own tables. */
  readonly afterwards?: () => Promise<void>;
};

/** Applies all pending migrations, or none if one fails. Returns how many ran. */
export async function migrate({ url, folder, log, afterwards }: MigrateOptions): Promise<number> {
  // A single session, because the lock belongs to it; a pool would use several.
  const client = new pg.Client({ connectionString: url, application_name: 'plainclaim-migrate' });
  client.on('error', (error) => log.warn({ err: error }, 'the migration connection was lost'));
  await client.connect();
  try {
    // Request timeouts must not apply to waiting for another process or to a long migration.
    await client.query('set statement_timeout = 0; set lock_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [advisoryLocks.migrations]);
    const ran = await applyMigrations(client, folder);
    await afterwards?.();
    log.info({ ran }, ran === 0 ? 'database is up to date' : 'database migrated');
    return ran;
  } finally {
    // Closing the session releases the lock in every case.
    await client.end();
  }
}

async function applyMigrations(client: pg.Client, migrationsFolder: string): Promise<number> {
  const before = await appliedDates(client);
  await applyPending(drizzle(client), { migrationsFolder });
  const after = await appliedDates(client);
  // Drizzle skips a file older than the newest one applied, as after merging two branches.
  const skipped = readMigrationFiles({ migrationsFolder }).filter((file) => !after.has(file.folderMillis));
  if (skipped.length > 0) {
    const dates = skipped.map((file) => new Date(file.folderMillis).toISOString()).join(', ');
    throw new Error(
      `migrations older than the newest applied one were passed over: generate them again (${dates})`,
    );
  }
  return after.size - before.size;
}

async function appliedDates(client: pg.Client): Promise<ReadonlySet<number>> {
  const { rows: found } = await client.query<{ here: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as here`,
  );
  if (!found[0]?.here) return new Set();
  const { rows } = await client.query<{ created_at: string }>(
    'select created_at from drizzle.__drizzle_migrations',
  );
  return new Set(rows.map((row) => Number(row.created_at)));
}
