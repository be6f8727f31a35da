import { settlementMessages } from '@plainclaim/domain/settlements/messages';
import { AppError } from '@plainclaim/domain/shared/errors';

/**
 * The same error for another user's claim or offer and for a missing one, so that neither can be told from
 * the other.
 */
export const notTheirOffer = (): AppError =>
  new AppError('forbidden', 'not an offer on a claim of their own', {
    userMessage: settlementMessages.notYours,
  });
