import { AppError, type ErrorCode, errorCodes, type FieldError } from '@plainclaim/domain/shared/errors';
import { authClient, mayHaveSession } from './auth/auth-client.ts';
import { followRefusal } from './auth/follow-refusal.ts';
import { askForConfirmation } from './confirmation.ts';
import { readSignal, trackWrite } from './requests-in-flight.ts';

type ErrorBody = { error?: { code?: string; message?: string; fields?: FieldError[] } };

/**
 * Calls our API as the person who is signed in. The token is refreshed when it is about to end. A refusal is
 * thrown as the one error type, with the server's words for the person. Where the server wants to know that it is the
 * person themselves, a dialog asks them first.
 */
export async function apiFetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  try {
    return await fetchOnce(input, init);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'confirmation_needed') throw error;
    if (!(await askForConfirmation())) throw notConfirmed(error);
    // The act that asked for it goes on by itself.
    return await fetchOnce(input, init);
  }
}

const notConfirmed = (cause: AppError): AppError =>
  new AppError('confirmation_needed', 'the person did not confirm', {
    userMessage: 'Nothing has changed, because you did not confirm that it is you.',
    cause,
  });

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

/** What a request says about who is signed in; nothing for nobody. */
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

/** The one error type, out of an answer that is not a success. */
export function refusalFrom(status: number, answer: unknown): AppError {
  const body = (answer ?? {}) as ErrorBody;
  const code: ErrorCode = errorCodes.find((one) => one === body.error?.code) ?? 'internal';
  return new AppError(code, `the API answered ${status}`, {
    ...(body.error?.message && { userMessage: body.error.message }),
    ...(body.error?.fields && { fields: body.error.fields }),
  });
}
