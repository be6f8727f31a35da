import { AppError, type ErrorCode } from '@plainclaim/domain/shared/errors';

/** Fields of Stripe's errors. Checked by shape, because the library, with its classes, is loaded late. */
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

/**
 * Converts a Stripe error to an AppError: words for the payer, and for the log what Stripe's support needs.
 */
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
  // The same key with other parameters: a second tab, or a bug of ours. A new key may work.
  if (type === 'StripeIdempotencyError') return { code: 'conflict' };
  if (
    type === 'StripeConnectionError' ||
    type === 'StripeRateLimitError' ||
    statusCode >= 500 ||
    statusCode === 409
  )
    return { code: 'unavailable', words: later };
  // A wrong or restricted API key. The payer cannot fix it; the operator reads the log.
  if (type === 'StripeAuthenticationError' || type === 'StripePermissionError')
    return { code: 'unavailable', words: later };
  return { code: 'internal' };
}
