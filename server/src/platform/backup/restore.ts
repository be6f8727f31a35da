import { readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { migrate } from '../db/migrate.ts';
import { migrateUpTo } from '../db/migrate-up-to.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Job } from '../jobs/define-job.ts';
import { prepareQueues } from '../jobs/prepare-queues.ts';
import type { Log } from '../log/log.ts';
import { BackupError } from './backup-error.ts';
import { checkBackup } from './check-backup.ts';
import { loadTables } from './load-tables.ts';
import type { Manifest } from './manifest.ts';
import { putFilesBack } from './put-files-back.ts';

export type RestoreOptions = {
  readonly url: string;
  readonly files: FileStore;
  readonly log: Log;
  readonly folder: string;
  readonly migrationsDir: string;
  readonly jobs: readonly Job[];
};

/**
 * Restores a backup into an empty database and the file store. Migrates to the backup's version, loads the
 * rows, then migrates to the current version. Files come first, so that no row ever lacks its file.
 */
export async function restore(options: RestoreOptions): Promise<Manifest> {
  const { url, files, log, folder, migrationsDir, jobs } = options;
  const manifest = await checkBackup(folder);
  refuseNewer(manifest, migrationsDir);
  await refuseTables(url);
  await putFilesBack(files, folder);
  const count = manifest.migrations.length;
  await migrateUpTo({
    url,
    folder: migrationsDir,
    count,
    log,
    // Under the migration lock, so that a server that starts meanwhile waits.
    afterwards: async () => {
      await refuseTables(url, ['public', 'drizzle']);
      await prepareQueues(url, []);
      await loadTables(url, manifest, folder);
    },
  });
  await migrate({ url, folder: migrationsDir, log, afterwards: () => prepareQueues(url, jobs) });
  return manifest;
}

function refuseNewer({ migrations }: Manifest, migrationsFolder: string): void {
  const known = readMigrationFiles({ migrationsFolder });
  for (const [at, { hash, createdAt }] of migrations.entries()) {
    if (known[at]?.hash === hash && known[at].folderMillis === createdAt) continue;
    throw new BackupError(
      at >= known.length
        ? 'This backup was made by a newer version of Plainclaim: restore it with that one.'
        : 'This backup was made by another build of Plainclaim: its tables came about in another way.',
    );
  }
}

/** A restore must not overwrite existing data or mix with it. */
async function refuseTables(url: string, expected: readonly string[] = []): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where relkind in ('r', 'p') and nspname not like 'pg\\_%' and nspname <> 'information_schema'
         and nspname <> all($1) limit 1`,
      [expected],
    );
    if (!rows[0]) return;
    throw new BackupError(`The database is not empty (it has ${rows[0].name}): restore into a new one.`);
  } finally {
    await client.end();
  }
}
