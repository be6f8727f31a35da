import type { GoTrueClient } from '@supabase/auth-js';

export type AuthClient = GoTrueClient;

/** Where the browser keeps the session. */
export const sessionStorageKey = 'plainclaim-auth';

let loading: Promise<AuthClient> | undefined;
let hadSession = false;

/** The one client of this tab. Its code comes after the page is there: most visitors never need it. */
export function authClient(): Promise<AuthClient> {
  if (!loading) hadSession = readStoredSession() !== null;
  loading ??= import('@supabase/auth-js').then(
    ({ AuthClient }) =>
      new AuthClient({
        url: `${window.location.origin}/auth/v1`,
        storageKey: sessionStorageKey,
        autoRefreshToken: true,
        persistSession: true,
        // Tokens in an address are never taken: anyone can write an address. What a provider sends back is a code, and
        // only the browser that holds its verifier can trade it for a session.
        detectSessionInUrl: () => false,
        flowType: 'pkce',
      }),
  );
  return loading;
}

/** Whether the client has anything to do: a kept session, or the code of a provider to trade for one. */
export const mayHaveSession = (): boolean =>
  /[?&]code=/.test(window.location.search) || readStoredSession() !== null;

/**
 * Whether a session was kept when the client was made, and is no more: it lets go of one that cannot be renewed. On a slow phone it
 * has said so before the page was alive to hear it.
 */
export const wasLetGo = (): boolean => hadSession && readStoredSession() === null;

function readStoredSession(): string | null {
  try {
    return window.localStorage.getItem(sessionStorageKey);
  } catch {
    // Storage can be forbidden altogether; then there is nothing kept.
    return null;
  }
}
