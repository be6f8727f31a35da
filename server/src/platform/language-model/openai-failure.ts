import { STATUS_CODES } from 'node:http';

export type OpenAiFailure = {
  /** Source: specification 1, section 8. */
  readonly words: string;
  /** Whether a retry may help: a timeout, a server error, a lost connection. */
  readonly mayPass: boolean;
};

/** The service responded, but without a text. */
export class UnexpectedFormat extends Error {}

/** Silence, or the whole answer, exceeded its timeout. */
export class TimedOut extends Error {
  constructor() {
    super('Request timed out.');
  }
}

/** The stream ended before the answer was complete. */
export class CutOff extends Error {
  constructor() {
    super('The connection was lost before the letter was complete.');
  }
}

export function openAiFailure(error: unknown, isConnectionError: (error: unknown) => boolean): OpenAiFailure {
  const status = statusOf(error);
  if (status !== null) {
    return {
      words: `OpenAI API error: ${status} ${STATUS_CODES[status] ?? ''}`.trim(),
      mayPass: status >= 500 || status === 408,
    };
  }
  if (error instanceof UnexpectedFormat || error instanceof SyntaxError) {
    return { words: 'Unexpected response format from OpenAI', mayPass: false };
  }
  const message = error instanceof Error ? error.message : '';
  return {
    words: message === '' ? 'Unknown error occurred' : message,
    mayPass: error instanceof TimedOut || error instanceof CutOff || isConnectionError(error),
  };
}

function statusOf(error: unknown): number | null {
  const status = (error as { status?: unknown } | null)?.status;
  return typeof status === 'number' ? status : null;
}
