import { sameSitePath } from '@plainclaim/domain/accounts/same-site-path';

const key = 'plainclaim-destination';

/** Keeps where someone was heading while they sign in. Only paths of this site are kept. */
export function rememberDestination(path: string): void {
  const safe = sameSitePath(path);
  if (safe) tryStorage((storage) => storage.setItem(key, safe));
}

/** Read once: the second sign-in of a visit should not lead to the first one's page. */
export function takeDestination(): string | null {
  const path = tryStorage((storage) => storage.getItem(key)) ?? null;
  tryStorage((storage) => storage.removeItem(key));
  return sameSitePath(path) ?? null;
}

/** Looked at without taking it, to tell the person that they will be led on. */
export function peekDestination(): string | null {
  return sameSitePath(tryStorage((storage) => storage.getItem(key))) ?? null;
}

/**
 * The sign-in page with the way on from there, as a mail carries it: its link is often opened in another tab or browser,
 * which does not know what this tab remembers.
 */
export function signInPathTo(target: string | null): string {
  const path = peekDestination() ?? sameSitePath(target);
  return path ? `/signin?return_url=${encodeURIComponent(path)}` : '/signin';
}

function tryStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(window.sessionStorage);
  } catch {
    return undefined;
  }
}
