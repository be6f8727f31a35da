import type { GoTrueClient } from '@supabase/auth-js';

export type AuthClient = GoTrueClient;

/** Where the browser keeps the session. */
export const sessionStorageKey = 'plainclaim-auth';

let loading: Promise<AuthClient> | undefined;
let hadSession = false;

/** The one client of this tab. Its code loads after the page: most visitors never need it. */
export function authClient(): Promise<AuthClient> {
  if (!loading) hadSession = readStoredSession() !== null;
  loading ??= import('@supabase/auth-js').then(
    ({ AuthClient }) =>
      new AuthClient({
        url: `${window.location.origin}/auth/v1`,
        storageKey: sessionStorageKey,
        fetch: fetchInSession,
        autoRefreshToken: true,
        persistSession: true,
        // Tokens in a URL are never accepted, because anyone can write a URL. Providers return a code
        // instead, which only the browser that holds its verifier can exchange for a session.
        detectSessionInUrl: () => false,
        flowType: 'pkce',
      }),
  );
  return loading;
}

/**
 * Sends the session along with six digits, which the client does not: typed in the account's own session, the digits
 * that confirm a change of address also prove the new mailbox.
 */
const fetchInSession: typeof fetch = (input, init) => {
  const token = String(input).endsWith('/auth/v1/verify') ? storedToken() : undefined;
  if (token === undefined) return fetch(input, init);
  const headers = new Headers(init?.headers);
  headers.set('authorization', `Bearer ${token}`);
  return fetch(input, { ...init, headers });
};

const storedToken = (): string | undefined =>
  /"access_token":"([\w.-]+)"/.exec(readStoredSession() ?? '')?.[1];

/** Whether the client is needed: there is a stored session, or a provider's code to exchange for one. */
export const mayHaveSession = (): boolean =>
  /[?&]code=/.test(window.location.search) || readStoredSession() !== null;

/**
 * Whether the client has dropped the session that was stored when it was created, because it could not be
 * renewed. On a slow phone the event fires before the page has hydrated.
 */
export const wasLetGo = (): boolean => hadSession && readStoredSession() === null;

function readStoredSession(): string | null {
  try {
    return window.localStorage.getItem(sessionStorageKey);
  } catch {
    // Storage can be forbidden: then there is no session.
    return null;
  }
}
