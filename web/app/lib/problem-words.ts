import { AppError } from '@plainclaim/domain/shared/errors';

/** The server's words for the person, where it had any. */
export const problemWords = (error: unknown): string =>
  (error instanceof AppError && error.userMessage) || 'Something went wrong. Please try again.';
