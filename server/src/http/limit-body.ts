import { AppError } from '@plainclaim/domain/shared/errors';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './context.ts';

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
  const usual = bodyLimit({ maxSize: usualBytes });
  const limits = larger.map(({ path, maxBytes, message }) => ({
    path,
    limit: bodyLimit({
      maxSize: maxBytes,
      onError: () => {
        throw new AppError('payload_too_large', `body over ${maxBytes} bytes`, { userMessage: message });
      },
    }),
  }));
  return createMiddleware<AppEnv>((c, next) => {
    if (isMeasuredLater(c.req.method, c.req.path)) return next();
    const limit = limits.find(({ path }) => c.req.path.startsWith(path))?.limit ?? usual;
    return limit(c, next);
  });
}
