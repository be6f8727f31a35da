import { AppError } from '@plainclaim/domain/shared/errors';

export function isMissing(error: unknown): boolean {
  const reason = reasonOf(error);
  return property(reason, 'code') === 'ENOENT' || httpStatus(reason) === 404;
}

/** Whether a retry may help: no response, 429 or 5xx. */
export function isPassingFault(error: unknown): boolean {
  const status = httpStatus(reasonOf(error));
  return status === undefined || status === 429 || status >= 500;
}

export function missingFile(key: string, cause?: unknown): AppError {
  return new AppError('not_found', `no file at ${key}`, {
    userMessage: 'We could not find this file. It may have been removed.',
    cause,
  });
}

export function storageUnavailable(action: string, key: string, cause: unknown): AppError {
  return new AppError('unavailable', `file storage failed to ${action} ${key}`, {
    userMessage: 'We cannot reach our file storage at the moment. Please try again in a few minutes.',
    cause,
  });
}

/** flydrive wraps errors of the file system and S3 in `cause`. */
function reasonOf(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? error.cause : error;
}

function httpStatus(reason: unknown): number | undefined {
  const status = property(property(reason, '$metadata'), 'httpStatusCode');
  return typeof status === 'number' ? status : undefined;
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
