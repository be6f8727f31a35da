import { AppError } from '@plainclaim/domain/shared/errors';

/** The auth client's error. */
type Refusal = {
  readonly name?: string;
  readonly message: string;
  readonly code?: string | undefined;
  readonly status?: number | undefined;
};

const unexpected = 'An unexpected error occurred';

/** Our messages, where the auth service's own speak of nonces and TOTP. */
const plainWords: Record<string, string> = {
  reauthentication_needed: 'Nothing has changed, because you did not confirm that it is you.',
  reauthentication_not_valid: 'That code is not right, or it has expired. Check it, or ask for a new one.',
  mfa_verification_failed: 'That code is not right. Wait for the next one in your app and try again.',
  insufficient_aal: 'Sign in again with the code from your authenticator app, then try once more.',
};

/**
 * Converts an error of the auth service into an `AppError` with a message for the user, at a field if it is about one.
 */
export function authFailure(refusal: Refusal, fieldByCode: Record<string, string> = {}): AppError {
  const code = refusal.code ?? '';
  if (refusal.name === 'AuthRetryableFetchError') {
    return new AppError('unavailable', 'the auth service did not answer', {
      userMessage: 'We could not reach Plainclaim. Check your connection and try again.',
      cause: refusal,
    });
  }
  const said = refusal.message.trim();
  const words = plainWords[code] ?? (said === '' || said === '{}' ? unexpected : said);
  const field = fieldByCode[code];
  return new AppError(refusal.status === 429 ? 'rate_limited' : 'validation_failed', said || code, {
    userMessage: words,
    ...(field && { fields: [{ field, message: words }] }),
    cause: refusal,
  });
}

/** The message to show for any thrown value. */
export function wordsFor(error: unknown): string {
  return (error instanceof AppError && error.userMessage) || unexpected;
}
