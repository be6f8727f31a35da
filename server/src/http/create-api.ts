import { OpenAPIHono } from '@hono/zod-openapi';
import { AppError } from '@plainclaim/domain/shared/errors';
import type { AppEnv } from './context.ts';

/**
 * An empty typed API for a slice. Input that does not match its schema is refused before the route runs, with
 * one message per field.
 */
export const createApi = () =>
  new OpenAPIHono<AppEnv>({
    defaultHook: (result) => {
      if (result.success) return;
      const fields = result.error.issues.map((issue) => ({
        field: issue.path.join('.'),
        message: issue.message,
      }));
      throw new AppError('validation_failed', `${result.target} does not fit its schema`, { fields });
    },
  });
