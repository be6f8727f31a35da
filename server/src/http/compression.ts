import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './context.ts';

const worthIt =
  /^(text\/(?!event-stream)|application\/(json|javascript|xml|manifest\+json|rss\+xml)|image\/svg\+xml)/;
const leastBytes = 1024;

/**
 * Brotli or gzip for what is made on the fly. Every chunk is flushed through, so a streamed page still
 * arrives piece by piece. Built assets are compressed ahead of time and pass untouched.
 */
export const compression = () =>
  createMiddleware<AppEnv>(async (c, next) => {
    await next();
    const { res } = c;
    if (!isCompressible(res) || c.req.method === 'HEAD') return;
    res.headers.append('vary', 'Accept-Encoding');
    const encoding = preferredEncoding(c.req.header('accept-encoding') ?? '');
    if (!encoding || !res.body) return;
    const compressed = Readable.fromWeb(res.body as NodeReadableStream).pipe(compressor(encoding));
    c.res = new Response(Readable.toWeb(compressed) as ReadableStream, res);
    // Hono copies the headers of the response it replaces, the old length among them.
    c.res.headers.set('content-encoding', encoding);
    c.res.headers.delete('content-length');
  });

function isCompressible(res: Response): boolean {
  if (!res.body || res.headers.has('content-encoding')) return false;
  const length = res.headers.get('content-length');
  if (length !== null && Number(length) < leastBytes) return false;
  return worthIt.test(res.headers.get('content-type') ?? '');
}

export function preferredEncoding(accepted: string): 'br' | 'gzip' | null {
  const offered = new Map(
    accepted
      .toLowerCase()
      .split(',')
      .map((part) => {
        const [name = '', ...parameters] = part.trim().split(';');
        const quality = parameters.map((one) => one.trim()).find((one) => one.startsWith('q='));
        return [name.trim(), quality === undefined ? 1 : Number(quality.slice(2))] as const;
      }),
  );
  if ((offered.get('br') ?? 0) > 0) return 'br';
  if ((offered.get('gzip') ?? 0) > 0) return 'gzip';
  return null;
}

function compressor(encoding: 'br' | 'gzip') {
  if (encoding === 'gzip') return createGzip({ level: 6, flush: constants.Z_SYNC_FLUSH });
  return createBrotliCompress({
    flush: constants.BROTLI_OPERATION_FLUSH,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 4,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
}
