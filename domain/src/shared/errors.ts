/**
 * The one error type of the product: a stable code for the program, a message for the log and, where a
 * person should read something, words for them. Anything else that is thrown is a bug.
 */
export const errorCodes = [
  'validation_failed',
  'unauthenticated',
  'forbidden',
  'confirmation_needed',
  'mailbox_not_proven',
  'second_step_required',
  'not_found',
  'conflict',
  'gone',
  'payload_too_large',
  'unsupported_media_type',
  'rate_limited',
  'unavailable',
  'internal',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

export type FieldError = { readonly field: string; readonly message: string };

type AppErrorDetails = {
  /** What the person sees. Falls back to a plain sentence for the code. */
  readonly userMessage?: string;
  /** One entry per wrong input field, for messages beside the fields. */
  readonly fields?: readonly FieldError[];
  /** Seconds after which trying again makes sense. */
  readonly retryAfterSeconds?: number;
  readonly cause?: unknown;
};

export class AppError extends Error {
  readonly code: ErrorCode;
  readonly userMessage: string | undefined;
  readonly fields: readonly FieldError[];
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, logMessage: string, details: AppErrorDetails = {}) {
    super(logMessage, details.cause === undefined ? undefined : { cause: details.cause });
    this.name = 'AppError';
    this.code = code;
    this.userMessage = details.userMessage;
    this.fields = details.fields ?? [];
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}
