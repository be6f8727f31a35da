import { resolve } from 'node:path';
import { BackupError } from '../../../platform/backup/backup-error.ts';
import { restore } from '../../../platform/backup/restore.ts';
import { openFiles } from '../../../platform/files/open-files.ts';
import { fileOptions } from '../../../platform/open-platform.ts';
import { allJobs } from '../../all-jobs.ts';
import type { Operation } from './operation.ts';
import { countRows } from './words.ts';

/** `npm run restore -- <folder>`: into an empty database, with the product stopped. */
export const restoreCommand: Operation = async ({
  config,
  log,
  dataDir,
  url,
  migrationsDir,
  words: [folder],
}) => {
  if (!folder) throw new BackupError('Say where the backup is: npm run restore -- <folder>');
  const { tables, files, madeAt } = await restore({
    url,
    files: openFiles(fileOptions(config, dataDir)),
    log,
    folder: resolve(folder),
    migrationsDir,
    jobs: allJobs,
  });
  const text = `Restored ${countRows(tables)} rows of ${tables.length} tables and ${files.count} files, as they were at ${madeAt}.`;
  return { text, isFine: true };
};
