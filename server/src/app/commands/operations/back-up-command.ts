import { resolve } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { newestSeals } from '../../../features/history/index.ts';
import { backUp } from '../../../platform/backup/back-up.ts';
import { BackupError } from '../../../platform/backup/backup-error.ts';
import { systemClock } from '../../../platform/clock/clock.ts';
import { openFiles } from '../../../platform/files/open-files.ts';
import { fileOptions } from '../../../platform/open-platform.ts';
import { appendOnlyTables } from '../../append-only-tables.ts';
import { storedFiles } from '../../stored-files.ts';
import type { Operation } from './operation.ts';
import { countRows, megabytes } from './words.ts';

/** `npm run backup -- <folder>`, also while the product runs. */
export const backUpCommand: Operation = async ({ config, dataDir, url, words: [folder] }) => {
  if (!folder) throw new BackupError('Say where the backup goes: npm run backup -- <folder>');
  const manifest = await backUp({
    url,
    files: openFiles(fileOptions(config, dataDir)),
    clock: systemClock,
    folder: resolve(folder),
    storedFiles,
    readSeals: async (client) =>
      (await hasSeals(client)) ? newestSeals({ db: drizzle(client), trails: appendOnlyTables }) : [],
  });
  const { files, tables } = manifest;
  const lines = [
    `Backed up ${countRows(tables)} rows of ${tables.length} tables and ${files.count} files (${megabytes(files.contentBytes)}) to ${resolve(folder)}.`,
    'The secrets are not in it: keep SECRET_KEY and the file of AUTH_KEYS_FILE (in embedded mode, of the data folder) elsewhere.',
  ];
  if (files.missing > 0)
    lines.push(
      `${files.missing} files that rows name are not in the store: see "file":null in files.ndjson.`,
    );
  return { text: lines.join('\n'), isFine: files.missing === 0 };
};

/** A database from before the seals' migration can be backed up too. */
async function hasSeals(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ here: boolean }>(
    "select to_regclass('trail_seals') is not null as here",
  );
  return rows[0]?.here === true;
}
