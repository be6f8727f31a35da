import { AppError } from '@plainclaim/domain/shared/errors';

export const claimMessages = {
  notFound: 'Claim not found or you do not have permission to view it.',
  failed: 'Failed to load claim details.',
  missing: 'User not authenticated or claim ID is missing.',
};

/** The same message for a missing claim and for another user's, so that ids cannot be probed. */
export function claimErrorWords(error: unknown): string {
  if (!(error instanceof AppError)) return claimMessages.failed;
  if (error.code === 'not_found' || error.code === 'forbidden') return claimMessages.notFound;
  return error.code === 'unauthenticated' ? claimMessages.missing : claimMessages.failed;
}
