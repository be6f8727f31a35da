import { AppError, type ErrorCode, errorCodes, type FieldError } from '@plainclaim/domain/shared/errors';
import { authClient, mayHaveSession } from './auth/auth-client.ts';
import { followRefusal } from './auth/follow-refusal.ts';
import { askForConfirmation, askForMailboxProof } from './confirmation.ts';
import { readSignal, trackWrite } from './requests-in-flight.ts';

type ErrorBody = { error?: { code?: string; message?: string; fields?: FieldError[] } };

/**
 * Calls our API as the signed-in user, with a token refreshed before it expires. A refusal is thrown as an
 * `AppError` with the server's message for the user. Where the server first requires proof of identity or of
 * the mailbox, a dialog asks for it and the request is sent again.
 */
export async function apiFetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const asked = new Set<ErrorCode>();
  for (;;) {
    try {
      return await fetchOnce(input, init);
    } catch (error) {
      const question = error instanceof AppError ? questions[error.code] : undefined;
      if (!(error instanceof AppError) || !question || asked.has(error.code)) throw error;
      asked.add(error.code);
      if (!(await question.ask())) throw notAnswered(error, question.words);
    }
  }
}

type Question = { readonly ask: () => Promise<boolean>; readonly words: string };

/** Proofs that the server may require before an act. */
const questions: Partial<Record<ErrorCode, Question>> = {
  confirmation_needed: {
    ask: askForConfirmation,
    words: 'Nothing has changed, because you did not confirm that it is you.',
  },
  mailbox_not_proven: {
    ask: askForMailboxProof,
    words: 'Nothing has changed, because you did not confirm your email address.',
  },
};

const notAnswered = (cause: AppError, userMessage: string): AppError =>
  new AppError(cause.code, 'the person did not answer', { userMessage, cause });

function fetchOnce(input: RequestInfo | URL, init: RequestInit): Promise<Response> {
  if ((init.method ?? 'GET') !== 'GET') return trackWrite(fetchAsUser(input, init));
  const signal = readSignal();
  return fetchAsUser(input, {
    ...init,
    signal: init.signal ? AbortSignal.any([init.signal, signal]) : signal,
  });
}

async function fetchAsUser(input: RequestInfo | URL, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers);
  const proof = await signedInHeaders();
  for (const [name, value] of proof) headers.set(name, value);
  const response = await send(input, { ...init, headers });
  if (response.ok) return response;
  const error = await errorFrom(response);
  if (proof.length > 0) followRefusal(error.code);
  throw error;
}

/** The authorisation header; none when signed out. */
export async function signedInHeaders(): Promise<[name: string, value: string][]> {
  if (!mayHaveSession()) return [];
  const { data } = await (await authClient()).getSession();
  const token = data.session?.access_token;
  return token ? [['authorization', `Bearer ${token}`]] : [];
}

async function send(input: RequestInfo | URL, init: RequestInit): Promise<Response> {
  try {
    return await fetch(input, init);
  } catch (cause) {
    throw unreachable(cause);
  }
}

export function unreachable(cause?: unknown): AppError {
  return new AppError('unavailable', 'the server could not be reached', {
    userMessage: 'We could not reach Plainclaim. Check your connection and try again.',
    cause,
  });
}

async function errorFrom(response: Response): Promise<AppError> {
  return refusalFrom(response.status, await response.json().catch(() => ({})));
}

/** The `AppError` for a response that is not a success. */
export function refusalFrom(status: number, answer: unknown): AppError {
  const body = (answer ?? {}) as ErrorBody;
  const code: ErrorCode = errorCodes.find((one) => one === body.error?.code) ?? 'internal';
  return new AppError(code, `the API answered ${status}`, {
    ...(body.error?.message && { userMessage: body.error.message }),
    ...(body.error?.fields && { fields: body.error.fields }),
  });
}
