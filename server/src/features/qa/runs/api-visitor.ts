import type { Rehearsal } from '../rehearsal/rehearsal.ts';

export type Answer<Body> = { readonly status: number; readonly body: Body };

export type Visitor = {
  ask<Body>(method: string, path: string, body?: object): Promise<Answer<Body>>;
  /** Sends a request; any other status is a failure. */
  want<Body>(status: number, method: string, path: string, body?: object): Promise<Body>;
  send(path: string, init: RequestInit): Promise<Response>;
};

/** A client of the rehearsal's API, signed in or not. */
export function visitorOf({ request }: Pick<Rehearsal, 'request'>, token?: string): Visitor {
  const headers = { ...(token && { authorization: `Bearer ${token}` }) };
  const send = (path: string, init: RequestInit) =>
    request(path, { ...init, headers: { ...headers, ...(init.headers as Record<string, string>) } });

  async function ask<Body>(method: string, path: string, body?: object): Promise<Answer<Body>> {
    const res = await send(path, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const text = await res.text();
    const isJson = res.headers.get('content-type')?.includes('json') ?? false;
    return { status: res.status, body: (isJson ? JSON.parse(text) : text) as Body };
  }

  async function want<Body>(status: number, method: string, path: string, body?: object): Promise<Body> {
    const answer = await ask<Body>(method, path, body);
    if (answer.status === status) return answer.body;
    throw new Error(`${method} ${path} answered ${answer.status}: ${words(answer.body)}`);
  }

  return { ask, want, send };
}

const words = (body: unknown): string =>
  (body as { error?: { message?: string } } | null)?.error?.message ?? JSON.stringify(body).slice(0, 200);

type Session = { readonly access_token: string };

/** Signs up a new account in the rehearsal. */
export async function signUp(rehearsal: Rehearsal, email: string): Promise<Visitor> {
  const { access_token } = await visitorOf(rehearsal).want<Session>(200, 'POST', '/auth/v1/signup', {
    email,
    password: 'a passphrase nobody needs twice',
    data: { role: 'plaintiff', full_name: 'Test Claimant' },
  });
  return visitorOf(rehearsal, access_token);
}

export async function signInAsAdmin(rehearsal: Rehearsal): Promise<Visitor> {
  const path = '/auth/v1/token?grant_type=password';
  const { access_token } = await visitorOf(rehearsal).want<Session>(200, 'POST', path, rehearsal.admin);
  return visitorOf(rehearsal, access_token);
}
