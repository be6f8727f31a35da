import type { Readable } from 'node:stream';
import type { FileInfo } from '../file-store.ts';
import type { SpooledFile } from './spool.ts';

/** The part that differs between disk and S3. The caller checks keys and translates errors. */
export type Backend = {
  /** Uploads are spooled here first. */
  readonly spoolFolder: string;
  /** Stores the spooled file under `key`, atomically. May consume it. */
  keep(key: string, spooled: SpooledFile, contentType: string): Promise<void>;
  info(key: string): Promise<FileInfo>;
  open(key: string): Promise<Readable>;
  remove(key: string): Promise<void>;
};
