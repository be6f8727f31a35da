import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrateUpTo } from '../../platform/db/migrate-up-to.ts';
import { createLog } from '../../platform/log/log.ts';
import { migrationsFolder } from './migrations-folder.ts';

export type UpToOptions = { readonly url: string; readonly count: number; readonly folder?: string };

/** Migrates an empty database by the first `count` migrations, to test the next ones. */
export const applyMigrationsUpTo = ({ url, count, folder = migrationsFolder }: UpToOptions): Promise<void> =>
  migrateUpTo({ url, count, folder, log: createLog('warn') });

export const countMigrations = (folder: string = migrationsFolder): number =>
  readMigrationFiles({ migrationsFolder: folder }).length;
