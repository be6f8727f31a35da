import type { FileStore } from './file-store.ts';
import { createFileStore } from './storage/create-file-store.ts';
import { type DiskOptions, diskBackend } from './storage/disk-backend.ts';
import { type S3Options, s3Backend } from './storage/s3-backend.ts';

export type { FileStore } from './file-store.ts';

export type FilesOptions =
  | ({ readonly driver: 'disk' } & DiskOptions)
  | ({ readonly driver: 's3' } & S3Options);

/** Where files live is the operator's choice; what the store promises is the same (one test runs on both). */
export function openFiles(options: FilesOptions): FileStore {
  return createFileStore(options.driver === 'disk' ? diskBackend(options) : s3Backend(options));
}
