import { AppError } from '@plainclaim/domain/shared/errors';

const signInAgain = 'Authentication required';

const isSignedOut = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'unauthenticated';

/** The server's message for the user, or a general one. */
export function problemWords(error: unknown): string {
  if (isSignedOut(error)) return signInAgain;
  return (error instanceof AppError && error.userMessage) || 'Something went wrong. Please try again.';
}

/** Why data could not be loaded; has its own words for a session that has ended meanwhile. */
export const loadFailure = (error: unknown, otherwise: string): string =>
  isSignedOut(error) ? signInAgain : otherwise;
