import { AppError } from '@plainclaim/domain/shared/errors';

const signInAgain = 'Authentication required';

const isSignedOut = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'unauthenticated';

/** The server's words for the person, where it had any. */
export function problemWords(error: unknown): string {
  if (isSignedOut(error)) return signInAgain;
  return (error instanceof AppError && error.userMessage) || 'Something went wrong. Please try again.';
}

/** Why something could not be loaded: the reason is another when the session has ended meanwhile. */
export const loadFailure = (error: unknown, otherwise: string): string =>
  isSignedOut(error) ? signInAgain : otherwise;
