import { AppError } from '@plainclaim/domain/shared/errors';
import type { z } from 'zod';

/** Validates text by the domain's rules. Text that is too long is refused, never cut off. */
export function readWords<Output>(form: z.ZodType<Output>, given: unknown): Output {
  const parsed = form.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new AppError('validation_failed', 'words that do not fit', {
    fields: parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message })),
  });
}
