import type { Readable } from 'node:stream';
import type { FileInfo } from '../file-store.ts';
import type { SpooledFile } from './spool.ts';

/** What differs between a disk and S3. Keys are checked and failures are translated by the caller. */
export type Backend = {
  /** Uploads are collected here first. */
  readonly spoolFolder: string;
  /** Makes the spooled file the one at `key`, in one step. May consume it. */
  keep(key: string, spooled: SpooledFile, contentType: string): Promise<void>;
  info(key: string): Promise<FileInfo>;
  open(key: string): Promise<Readable>;
  remove(key: string): Promise<void>;
};
