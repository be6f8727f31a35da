import { AppError } from '@plainclaim/domain/shared/errors';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { AppEnv } from '../../../http/context.ts';
import { senderHungUp } from '../../../http/sender-hung-up.ts';
import type { Log } from '../../../platform/log/log.ts';
import { AuthError } from './auth-error.ts';

const versionHeader = 'x-supabase-api-version';
/** From this API version on, `code` is text. */
const codesAsText = '2024-01-01';

/** Refusals that matter after an attack, logged at info level like every reached limit. */
const securityRefusals: ReadonlySet<string> = new Set(['insufficient_aal', 'not_admin']);

/** Turns any thrown value into an error response, in the shape of the request's API version. */
export const answerAuthError = (log: Log) => (thrown: Error, c: Context<AppEnv>) => {
  const error = wasCutShort(thrown, c) ? cutShort() : toAuthError(thrown);
  if (error.status >= 500) log.error({ err: thrown }, 'auth request failed');
  else {
    const level = error.status === 429 || securityRefusals.has(error.code) ? 'info' : 'debug';
    log[level]({ code: error.code, reason: error.message }, 'auth request refused');
  }

  c.header('x-sb-error-code', error.code);
  if (error.retryAfterSeconds !== undefined) c.header('retry-after', String(error.retryAfterSeconds));
  const version = c.req.header(versionHeader) ?? '';
  if (/^\d{4}-\d\d-\d\d$/.test(version) && version >= codesAsText) {
    c.header(versionHeader, codesAsText);
    return c.json({ code: error.code, message: error.message, ...error.extra }, error.status);
  }
  return c.json(
    { code: error.status, error_code: error.code, msg: error.message, ...error.extra },
    error.status,
  );
};

/** An aborted upload is the client's doing, not an internal error. */
const wasCutShort = (thrown: Error, c: Context<AppEnv>): boolean =>
  !(thrown instanceof AuthError || thrown instanceof AppError) && senderHungUp(c);

const cutShort = () => new AuthError(400, 'bad_json', 'The request ended before it was complete');

/** Converts any thrown value to an error of the contract. */
export function toAuthError(thrown: unknown): AuthError {
  if (thrown instanceof AuthError) return thrown;
  if (thrown instanceof AppError) return fromAppError(thrown);
  if (thrown instanceof HTTPException && thrown.status < 500) {
    return new AuthError(thrown.status as 400, 'validation_failed', thrown.message);
  }
  // Clients retry after any 5xx, which is right for an unforeseen error.
  return new AuthError(500, 'unexpected_failure', 'An unexpected error occurred. Please try again.');
}

function fromAppError(error: AppError): AuthError {
  const retry = error.retryAfterSeconds === undefined ? {} : { retryAfterSeconds: error.retryAfterSeconds };
  if (error.code === 'rate_limited') {
    return new AuthError(
      429,
      'over_request_rate_limit',
      'Too many tries. Wait a moment, then try again.',
      retry,
    );
  }
  if (error.code === 'validation_failed')
    return new AuthError(400, 'validation_failed', 'That cannot be used.');
  return new AuthError(500, 'unexpected_failure', 'An unexpected error occurred. Please try again.', retry);
}
