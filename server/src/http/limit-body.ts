import { AppError } from '@plainclaim/domain/shared/errors';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './context.ts';

export type LargerBody = {
  /** Path prefix. */
  readonly path: string;
  readonly maxBytes: number;
  /** Message for the user. */
  readonly message: string;
};

/**
 * Limits request bodies, with larger limits for some paths; the first match counts. Uploads that their slice
 * measures as a stream are exempt, because checking them here would hold them in memory.
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
