import { AppError } from '@plainclaim/domain/shared/errors';
import type { CardProvider } from './card-provider.ts';

const refusal = () =>
  new AppError('unavailable', 'no card provider is set up: see CARD_PROVIDER', {
    userMessage: 'Card payments are not available at the moment.',
  });

/** The provider when none is configured: refuses payments with a message for the user. */
export const noCards: CardProvider = {
  name: 'off',
  openCheckout: () => Promise.reject(refusal()),
  readCheckout: () => Promise.reject(refusal()),
  expireCheckout: () => Promise.resolve(),
  listPaid: () => ({ [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(refusal()) }) }),
  refund: () => Promise.reject(refusal()),
  readEvent: () =>
    Promise.reject(new AppError('not_found', 'an event came although no card provider is set up')),
};
