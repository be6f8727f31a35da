import { settlementMessages } from '@plainclaim/domain/settlements/messages';
import { AppError } from '@plainclaim/domain/shared/errors';

/** For a claim or an offer of another person, and for one that does not exist: the answer must not say which. */
export const notTheirOffer = (): AppError =>
  new AppError('forbidden', 'not an offer on a claim of their own', {
    userMessage: settlementMessages.notYours,
  });
