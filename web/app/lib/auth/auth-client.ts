import type { GoTrueClient } from '@supabase/auth-js';

export type AuthClient = GoTrueClient;

/** Where the browser keeps the session. */
export const sessionStorageKey = 'plainclaim-auth';

/** Where our mails lead. On any other page a session in the address was put there by someone else. */
const linkLandings = new Set(['/signin', '/reset-password', '/profile']);

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
        // A link from a mail brings the session in the address; people open it on whatever device has the mail.
        detectSessionInUrl: ({ pathname }, { access_token, error_description }) =>
          linkLandings.has(pathname) && Boolean(access_token || error_description),
        flowType: 'implicit',
      }),
  );
  return loading;
}

/** Whether the client has anything to do: a kept session, or the answer of a link from a mail. */
export function mayHaveSession(): boolean {
  const { hash, search } = window.location;
  if (/[#?&](access_token|error_description|error_code|code)=/.test(hash + search)) return true;
  return readStoredSession() !== null;
}

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
