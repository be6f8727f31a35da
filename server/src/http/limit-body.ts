import { AppError } from '@plainclaim/domain/shared/errors';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import type { AppContext, AppEnv } from './context.ts';

export type LargerBody = {
  /** How its addresses begin. */
  readonly path: string;
  readonly maxBytes: number;
  /** What a person is told who sends more. */
  readonly message: string;
};

/**
 * No body may be larger than the usual limit, except where a slice says so; the first that fits counts. An upload
 * that its slice measures as it passes is let through: here it would be held in memory.
 */
export function limitBody(
  usualBytes: number,
  larger: readonly LargerBody[],
  isMeasuredLater: (method: string, path: string) => boolean = () => false,
) {
  const usual = { maxBytes: usualBytes, limit: bodyLimit({ maxSize: usualBytes }) };
  const limits = larger.map(({ path, maxBytes, message }) => ({
    path,
    maxBytes,
    limit: bodyLimit({
      maxSize: maxBytes,
      onError: () => {
        throw new AppError('payload_too_large', `body over ${maxBytes} bytes`, { userMessage: message });
      },
    }),
  }));
  return createMiddleware<AppEnv>((c, next) => {
    // These bring none that anyone reads, and looking for one makes a whole request object of a few headers.
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
    if (isMeasuredLater(c.req.method, c.req.path)) return next();
    const { maxBytes, limit } = limits.find(({ path }) => c.req.path.startsWith(path)) ?? usual;
    // Node holds a sender to the length that was announced, so nothing has to be counted.
    return announcedBytes(c) <= maxBytes ? next() : limit(c, next);
  });
}

function announcedBytes({ req }: AppContext): number {
  const length = req.header('transfer-encoding') ? undefined : req.header('content-length');
  return length === undefined ? Number.POSITIVE_INFINITY : Number(length);
}
