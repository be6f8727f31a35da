import { AppError, type ErrorCode } from '@plainclaim/domain/shared/errors';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Log } from '../platform/log/log.ts';
import type { AppContext, AppEnv } from './context.ts';
import { senderHungUp } from './sender-hung-up.ts';

type Answer = {
  readonly status: ContentfulStatusCode;
  /** Default message, for an error without a user message. */
  readonly words: string;
  /** A fault of ours, so it is logged as an error. */
  readonly reportable: boolean;
};

const answers: Record<ErrorCode, Answer> = {
  validation_failed: { status: 422, words: 'Some of the details need another look.', reportable: false },
  unauthenticated: { status: 401, words: 'Please sign in to continue.', reportable: false },
  forbidden: { status: 403, words: 'You do not have permission to do this.', reportable: false },
  confirmation_needed: { status: 403, words: 'Please confirm that it is you.', reportable: false },
  mailbox_not_proven: {
    status: 403,
    words: 'Please confirm your email address first.',
    reportable: false,
  },
  second_step_required: { status: 403, words: 'Please set up a second step first.', reportable: false },
  not_found: { status: 404, words: 'We could not find that.', reportable: false },
  conflict: {
    status: 409,
    words: 'This has changed since you opened it. Reload and try again.',
    reportable: false,
  },
  gone: { status: 410, words: 'This is no longer available.', reportable: false },
  payload_too_large: { status: 413, words: 'That is larger than we can take.', reportable: false },
  unsupported_media_type: { status: 415, words: 'We cannot read that format.', reportable: false },
  rate_limited: { status: 429, words: 'Too many tries. Wait a moment, then try again.', reportable: false },
  unavailable: {
    status: 503,
    words: 'This is not available right now. Please try again shortly.',
    reportable: true,
  },
  internal: { status: 500, words: 'An unexpected error occurred. Please try again.', reportable: true },
};

export type ErrorBody = {
  error: {
    code: ErrorCode;
    message: string;
    fields?: { field: string; message: string }[];
    requestId: string;
  };
};

/** Refusals that matter after an attack, so they are logged at info level. */
const securityRefusals: ReadonlySet<ErrorCode> = new Set([
  'forbidden',
  'confirmation_needed',
  'rate_limited',
]);

/** Turns any thrown value into the one error shape. Internal messages never reach the client. */
export const answerError = (log: Log) => (thrown: Error, c: Context<AppEnv>) => {
  const error = toAppError(thrown, c);
  const answer = answers[error.code];
  if (answer.reportable) log.error({ err: thrown, code: error.code }, 'request failed');
  else {
    const level = securityRefusals.has(error.code) ? 'info' : 'debug';
    log[level](
      { code: error.code, reason: error.message, userId: c.get('actor')?.userId },
      'request refused',
    );
  }
  if (error.retryAfterSeconds !== undefined) c.header('retry-after', String(error.retryAfterSeconds));
  return c.json(bodyOf(error, answer, c), answer.status);
};

export const answerNotFound = (c: Context<AppEnv>) => {
  const error = new AppError('not_found', `no route for ${c.req.method}`);
  return c.json(bodyOf(error, answers.not_found, c), 404);
};

function bodyOf(error: AppError, answer: Answer, c: AppContext): ErrorBody {
  return {
    error: {
      code: error.code,
      message: error.userMessage ?? answer.words,
      ...(error.fields.length > 0 && {
        fields: error.fields.map(({ field, message }) => ({ field, message })),
      }),
      requestId: c.get('requestId'),
    },
  };
}

function toAppError(thrown: Error, c: AppContext): AppError {
  if (thrown instanceof AppError) return thrown;
  if (thrown instanceof HTTPException) return fromHttpException(thrown);
  // An aborted upload is the client's doing, not an internal error.
  const code = senderHungUp(c) ? 'validation_failed' : 'internal';
  return new AppError(code, thrown.message, { cause: thrown });
}

/** Hono's own refusals: unreadable JSON, bodies over the limit, wrong content type. */
function fromHttpException(thrown: HTTPException): AppError {
  const byStatus: Partial<Record<number, ErrorCode>> = {
    401: 'unauthenticated',
    403: 'forbidden',
    404: 'not_found',
    413: 'payload_too_large',
    415: 'unsupported_media_type',
    429: 'rate_limited',
  };
  const fallback: ErrorCode = thrown.status < 500 ? 'validation_failed' : 'internal';
  return new AppError(byStatus[thrown.status] ?? fallback, thrown.message, { cause: thrown });
}
