import { join } from 'node:path';

/** What lies where in the folder of a backup. The manifest is written last: without it the backup is not whole. */
export const manifestPath = (folder: string): string => join(folder, 'manifest.json');

/** One line of JSON per stored file. */
export const fileListPath = (folder: string): string => join(folder, 'files.ndjson');

export const tablePath = (folder: string, { schema, name }: { schema: string; name: string }): string =>
  join(folder, 'tables', `${schema}.${name}.copy.gz`);

/** A key has neither `..` nor a slash at its start (platform/files/file-key.ts), so it stays in the folder. */
export const filePath = (folder: string, key: string): string => join(folder, 'files', key);
