import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { safeFileName } from '../../../platform/files/safe-file-name.ts';

export type Upload = {
  readonly fileName: string;
  /** The request's `Content-Length`; null when it has none. */
  readonly announcedBytes: number | null;
  /** Opens the stream; called once the upload is allowed. */
  open(): Readable;
};

/** An upload from a request's body, not yet read. */
export function uploadFrom(request: Request, name: string): Upload {
  const length = request.headers.get('content-length');
  return {
    fileName: safeFileName(name),
    announcedBytes: length === null ? null : Number(length),
    open: () =>
      request.body === null ? Readable.from([]) : Readable.fromWeb(request.body as unknown as WebStream),
  };
}
