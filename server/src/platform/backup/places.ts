import { join } from 'node:path';

/** Paths in a backup's folder. The manifest is written last: without it the backup is incomplete. */
export const manifestPath = (folder: string): string => join(folder, 'manifest.json');

/** One line of JSON per stored file. */
export const fileListPath = (folder: string): string => join(folder, 'files.ndjson');

export const tablePath = (folder: string, { schema, name }: { schema: string; name: string }): string =>
  join(folder, 'tables', `${schema}.${name}.copy.gz`);

/** A key has no `..` and no leading slash (platform/files/file-key.ts), so it stays inside the folder. */
export const filePath = (folder: string, key: string): string => join(folder, 'files', key);
