import type { Readable } from 'node:stream';

export type PutOptions = {
  /** Detected from the content by the caller (see sniff.ts), never sent by a browser. */
  readonly contentType: string;
  /** A larger upload is refused. */
  readonly maxBytes: number;
};

export type StoredFile = { readonly size: number; readonly sha256: string };

export type FileInfo = { readonly size: number; readonly contentType: string };

export type ReadableFile = FileInfo & { readonly stream: Readable };

/**
 * Stores files on any backend. A key (see file-key.ts) is either absent or has one complete file: a failed
 * `put` leaves the previous file, and replacing is atomic.
 */
export type FileStore = {
  put(key: string, content: Readable | Uint8Array, options: PutOptions): Promise<StoredFile>;
  /** The caller must consume or destroy the stream: it holds a file handle or a connection. */
  read(key: string): Promise<ReadableFile>;
  /** The info of `read`, without opening the file. */
  stat(key: string): Promise<FileInfo>;
  exists(key: string): Promise<boolean>;
  /** Idempotent. */
  remove(key: string): Promise<void>;
};
