import { AppError, type ErrorCode } from '@plainclaim/domain/shared/errors';

/** What their errors carry, whichever class they are: the library loads late, so its classes are not at hand. */
export type StripeFailure = Error & {
  readonly type: string;
  readonly code?: string;
  readonly param?: string;
  readonly statusCode?: number;
  readonly requestId?: string;
};

export const isStripeFailure = (error: unknown): error is StripeFailure =>
  error instanceof Error && /^Stripe\w*Error$/.test((error as Partial<StripeFailure>).type ?? '');

const later = 'The card payment service is not answering at the moment. Please try again in a few minutes.';
const notThisAmount = 'This amount cannot be paid by card. Please contact us.';

/** An error of theirs as one of ours: words for the payer, and for the log what Stripe's support asks for. */
export function stripeFailure(error: unknown, doing: string): unknown {
  if (!isStripeFailure(error)) return error;
  const { code, words } = kindOf(error);
  const detail = [error.type, error.code, error.param, error.statusCode, error.requestId].filter(Boolean);
  return new AppError(code, `Stripe failed ${doing}: ${detail.join(' ')}`, {
    userMessage: words,
    cause: error,
  });
}

function kindOf({ type, code, statusCode = 0 }: StripeFailure): { code: ErrorCode; words?: string } {
  if (code === 'amount_too_small' || code === 'amount_too_large')
    return { code: 'validation_failed', words: notThisAmount };
  // Asked again with the same key and other details: a second tab, or a mistake of ours. A new key may work.
  if (type === 'StripeIdempotencyError') return { code: 'conflict' };
  if (
    type === 'StripeConnectionError' ||
    type === 'StripeRateLimitError' ||
    statusCode >= 500 ||
    statusCode === 409
  )
    return { code: 'unavailable', words: later };
  // A wrong or weak key. The payer can do nothing about it, and the operator reads the log.
  if (type === 'StripeAuthenticationError' || type === 'StripePermissionError')
    return { code: 'unavailable', words: later };
  return { code: 'internal' };
}
