import { randomUUID } from 'node:crypto';
import { emptyClaimForm } from '@plainclaim/domain/claims/claim-form';
import { pdf } from '../../../server/src/platform/files/testing/sample-files.ts';

export type Answer = { readonly status: number; readonly body: Record<string, unknown> };

/** An HTTP client with an account. Throws network errors; does not check statuses. */
export async function signUp(address: string) {
  const email = `${randomUUID()}@post.example`;
  const headers: Record<string, string> = { 'content-type': 'application/json' };

  async function send(
    method: string,
    path: string,
    body?: object | Uint8Array | ReadableStream,
  ): Promise<Answer> {
    const isBytes = body instanceof Uint8Array || body instanceof ReadableStream;
    const response = await fetch(new URL(path, address), {
      method,
      headers: isBytes ? { ...headers, 'content-type': 'application/pdf' } : headers,
      ...(body && { body: isBytes ? (body as BodyInit) : JSON.stringify(body) }),
      ...(body instanceof ReadableStream && { duplex: 'half' as const }),
      signal: AbortSignal.timeout(60_000),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    return { status: response.status, body: isJson && text ? JSON.parse(text) : {} };
  }

  const account = await send('POST', '/auth/v1/signup', {
    email,
    password: 'a long enough passphrase',
    data: { role: 'plaintiff', full_name: 'Hannah Okoro' },
  });
  headers.authorization = `Bearer ${String(account.body.access_token)}`;

  return {
    email,
    send,
    beginDraft: (description: string) =>
      send('POST', '/api/claims/drafts', { form: { ...emptyClaimForm, description }, step: 1 }),
    addEvidence: (draftId: string, content: Uint8Array | ReadableStream = pdf) =>
      send('POST', `/api/claims/drafts/${draftId}/documents?name=proof.pdf`, content),
    removeDraft: (draftId: string) => send('DELETE', `/api/claims/drafts/${draftId}`),
    readDrafts: () => send('GET', '/api/claims/drafts'),
  };
}

export type Claimant = Awaited<ReturnType<typeof signUp>>;

export const draftIdIn = ({ body }: Answer): string =>
  String((body.draft as { id?: string } | undefined)?.id);
