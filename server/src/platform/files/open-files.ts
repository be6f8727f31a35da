import type { FileStore } from './file-store.ts';
import { createFileStore } from './storage/create-file-store.ts';
import { type DiskOptions, diskBackend } from './storage/disk-backend.ts';
import { type S3Options, s3Backend } from './storage/s3-backend.ts';

export type { FileStore } from './file-store.ts';

export type FilesOptions =
  | ({ readonly driver: 'disk' } & DiskOptions)
  | ({ readonly driver: 's3' } & S3Options);

/** The operator chooses the backend; the store behaves the same on both (one contract test runs on both). */
export function openFiles(options: FilesOptions): FileStore {
  return createFileStore(options.driver === 'disk' ? diskBackend(options) : s3Backend(options));
}
