import { STATUS_CODES } from 'node:http';

export type OpenAiFailure = {
  /** Source of the words: specification 1, section 8. */
  readonly words: string;
  /** Whether asking once more may help: a time-out, an error on their side, a lost connection. */
  readonly mayPass: boolean;
};

/** The service answered, but not with a text. */
export class UnexpectedFormat extends Error {}

/** Nothing came for too long, or the answer took too long as a whole. */
export class TimedOut extends Error {
  constructor() {
    super('Request timed out.');
  }
}

/** The answer ended before its end. */
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
