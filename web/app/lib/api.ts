import { AppError, type ErrorCode, errorCodes, type FieldError } from '@plainclaim/domain/shared/errors';
import { authClient, mayHaveSession } from './auth/auth-client.ts';

type ErrorBody = { error?: { code?: string; message?: string; fields?: FieldError[] } };

/**
 * Calls our API as the person who is signed in. The token is refreshed when it is about to end. A refusal is
 * thrown as the one error type, with the server's words for the person.
 */
export async function apiFetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  const token = await accessToken();
  if (token) headers.set('authorization', `Bearer ${token}`);
  const response = await send(input, { ...init, headers });
  if (!response.ok) throw await errorFrom(response);
  return response;
}

async function accessToken(): Promise<string | undefined> {
  if (!mayHaveSession()) return undefined;
  const { data } = await (await authClient()).getSession();
  return data.session?.access_token;
}

async function send(input: RequestInfo | URL, init: RequestInit): Promise<Response> {
  try {
    return await fetch(input, init);
  } catch (cause) {
    throw new AppError('unavailable', 'the server could not be reached', {
      userMessage: 'We could not reach Plainclaim. Check your connection and try again.',
      cause,
    });
  }
}

async function errorFrom(response: Response): Promise<AppError> {
  const body = (await response.json().catch(() => ({}))) as ErrorBody;
  const code: ErrorCode = errorCodes.find((one) => one === body.error?.code) ?? 'internal';
  return new AppError(code, `the API answered ${response.status}`, {
    ...(body.error?.message && { userMessage: body.error.message }),
    ...(body.error?.fields && { fields: body.error.fields }),
  });
}
