import { Readable } from 'node:stream';
import { AppError } from '@plainclaim/domain/shared/errors';
import { type Context, Hono } from 'hono';
import type { Clock } from '../clock/clock.ts';
import { attachment } from './content-disposition.ts';
import { type Download, type FileRight, verifyDownload } from './download-link.ts';
import { isPublicKey } from './file-key.ts';
import type { FileStore } from './file-store.ts';
import { safeFileName } from './safe-file-name.ts';

type FilesRoutesOptions = {
  readonly files: FileStore;
  readonly secretKey: string;
  readonly clock: Clock;
  /** Checks the right of a link again; throws if it is gone. */
  readonly openRight: (right: FileRight) => Promise<Download>;
};

/** Mounted at /files. Signed URLs work while their right exists; public files need none. */
export function createFilesRoutes({ files, secretKey, clock, openRight }: FilesRoutesOptions) {
  return new Hono()
    .get('/public/:path{.+}', (c) => {
      const key = `public/${c.req.param('path')}`;
      if (!isPublicKey(key)) throw new AppError('not_found', 'not the address of a public file');
      return sendFile(c, files, key, {
        // File names are never reused, so the content never changes.
        'Cache-Control': 'public, max-age=31536000, immutable',
      });
    })
    .get('/:token', async (c) => {
      const download = await openRight(verifyDownload(c.req.param('token'), secretKey, clock.now()));
      return sendFile(c, files, download.key, {
        'Cache-Control': 'private, no-store',
        'Content-Disposition': attachment(safeFileName(download.fileName)),
        'Referrer-Policy': 'no-referrer',
        ...(download.contentType !== undefined && { 'Content-Type': download.contentType }),
      });
    });
}

async function sendFile(c: Context, files: FileStore, key: string, extraHeaders: Record<string, string>) {
  // Hono answers HEAD with the GET handler and drops the body: the file would never be closed.
  const isHead = c.req.method === 'HEAD';
  const file = isHead ? { ...(await files.stat(key)), stream: null } : await files.read(key);
  // Set after opening the file: an error response would otherwise have, and be cached with, these headers.
  const headers = {
    'Content-Type': file.contentType,
    'Content-Length': String(file.size),
    'X-Content-Type-Options': 'nosniff',
    // If a browser renders it anyway, nothing in it can run or load.
    'Content-Security-Policy': "sandbox; default-src 'none'",
    ...extraHeaders,
  };
  if (file.stream === null) return c.body(null, 200, headers);
  return c.body(Readable.toWeb(file.stream) as ReadableStream, 200, headers);
}
