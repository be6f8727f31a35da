import { AppError } from '@plainclaim/domain/shared/errors';

export const claimNotFoundWords = 'Claim not found or you do not have permission to view it.';

/** The same error for a missing claim and for another user's, so that neither can be told from the other. */
export const claimNotFound = (): AppError =>
  new AppError('not_found', 'no such claim, or not theirs', { userMessage: claimNotFoundWords });
