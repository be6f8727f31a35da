import type { Readable } from 'node:stream';

export type PutOptions = {
  /** Decided from the bytes by the caller (see sniff.ts), never taken from a browser. */
  readonly contentType: string;
  /** One byte more and the upload is refused. */
  readonly maxBytes: number;
};

export type StoredFile = { readonly size: number; readonly sha256: string };

export type FileInfo = { readonly size: number; readonly contentType: string };

export type ReadableFile = FileInfo & { readonly stream: Readable };

/**
 * Where files live, whatever holds them. A key (see file-key.ts) is either absent or holds one complete
 * file: a failed `put` leaves what was there before, and replacing is all or nothing.
 */
export type FileStore = {
  put(key: string, content: Readable | Uint8Array, options: PutOptions): Promise<StoredFile>;
  /** The caller must read the stream to its end or destroy it: it holds a file handle or a connection. */
  read(key: string): Promise<ReadableFile>;
  /** What `read` would say, without opening anything. */
  stat(key: string): Promise<FileInfo>;
  exists(key: string): Promise<boolean>;
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>;
};
