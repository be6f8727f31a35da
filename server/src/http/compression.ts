import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { brotliCompressSync, constants, createBrotliCompress, createGzip, gzipSync } from 'node:zlib';
import { createMiddleware } from 'hono/factory';
import type { AppContext, AppEnv } from './context.ts';
import { type Encoding, preferredEncoding } from './preferred-encoding.ts';

const worthIt =
  /^(text\/(?!event-stream)|application\/(json|javascript|xml|manifest\+json|rss\+xml)|image\/svg\+xml)/;
const leastBytes = 1024;
const withoutBody = new Set([101, 204, 205, 304]);

/**
 * Brotli or gzip for dynamic responses. Every chunk is flushed, so that a streamed page still arrives in
 * parts. Built assets are compressed ahead of time and not touched.
 */
export const compression = () =>
  createMiddleware<AppEnv>(async (c, next) => {
    await next();
    const { res } = c;
    if (c.req.method === 'HEAD' || !isCompressible(res)) return;
    res.headers.append('vary', 'Accept-Encoding');
    const encoding = preferredEncoding(c.req.header('accept-encoding') ?? '');
    if (!encoding) return;
    if (isInOnePiece(res)) await sendAtOnce(c, encoding);
    else if (res.body) sendPiecewise(c, encoding);
  });

function isCompressible({ headers, status }: Response): boolean {
  if (withoutBody.has(status) || headers.has('content-encoding')) return false;
  const length = headers.get('content-length');
  if (length !== null && Number(length) < leastBytes) return false;
  return worthIt.test(headers.get('content-type') ?? '');
}

/** JSON, and any body of known length: there is nothing to stream. */
const isInOnePiece = ({ headers }: Response): boolean =>
  headers.has('content-length') || Boolean(headers.get('content-type')?.startsWith('application/json'));

async function sendAtOnce(c: AppContext, encoding: Encoding): Promise<void> {
  const { res } = c;
  const bytes = new Uint8Array(await res.arrayBuffer());
  const isSmall = bytes.byteLength < leastBytes;
  const body = isSmall ? bytes : compressed(bytes, encoding);
  c.res = new Response(body, res);
  if (!isSmall) c.res.headers.set('content-encoding', encoding);
  c.res.headers.set('content-length', String(body.byteLength));
}

function sendPiecewise(c: AppContext, encoding: Encoding): void {
  const { res } = c;
  const stream = Readable.fromWeb(res.body as NodeReadableStream).pipe(compressor(encoding));
  c.res = new Response(Readable.toWeb(stream) as ReadableStream, res);
  // Hono copies the headers of the response it replaces, including the uncompressed length.
  c.res.headers.set('content-encoding', encoding);
  c.res.headers.delete('content-length');
}

const gzipLevel = 6;
const brotliParams = {
  [constants.BROTLI_PARAM_QUALITY]: 4,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
};

const compressed = (bytes: Uint8Array, encoding: Encoding): Uint8Array<ArrayBuffer> =>
  encoding === 'gzip'
    ? gzipSync(bytes, { level: gzipLevel })
    : brotliCompressSync(bytes, { params: brotliParams });

function compressor(encoding: Encoding) {
  return encoding === 'gzip'
    ? createGzip({ level: gzipLevel, flush: constants.Z_SYNC_FLUSH })
    : createBrotliCompress({ flush: constants.BROTLI_OPERATION_FLUSH, params: brotliParams });
}
