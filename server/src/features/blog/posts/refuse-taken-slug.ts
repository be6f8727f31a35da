import { slugMessages } from '@plainclaim/domain/blog/slug';
import { AppError } from '@plainclaim/domain/shared/errors';

const uniqueViolation = '23505';

/** The unique constraint decides, so two concurrent saves of one slug cannot both succeed. */
export async function refuseTakenSlug<Result>(save: () => Promise<Result>): Promise<Result> {
  try {
    return await save();
  } catch (error) {
    const cause =
      error instanceof Error ? (error.cause as { code?: unknown; constraint?: unknown }) : undefined;
    const isTaken = cause?.code === uniqueViolation && /_slug$/.test(String(cause.constraint));
    if (!isTaken) throw error;
    throw new AppError('validation_failed', 'the slug is taken', {
      fields: [{ field: 'slug', message: slugMessages.taken }],
      cause: error,
    });
  }
}
