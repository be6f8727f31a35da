import { sameSitePath } from '@plainclaim/domain/accounts/same-site-path';

const key = 'plainclaim-destination';

/** Stores the path to open after sign-in. Only paths of this site are stored. */
export function rememberDestination(path: string): void {
  const safe = sameSitePath(path);
  if (safe) tryStorage((storage) => storage.setItem(key, safe));
}

type Place = { readonly pathname: string; readonly search: string; readonly hash: string };

/** A part of a page. The auth service hands over tokens and errors in the hash, too: those are not remembered. */
const partOfPage = /^#[\w-]+$/;

/** The path to come back to, with the part of the page that a link leads to. */
export const destinationAt = ({ pathname, search, hash }: Place): string =>
  pathname + search + (partOfPage.test(hash) ? hash : '');

/** Removes what it reads: a second sign-in must not lead to the first one's page. */
export function takeDestination(): string | null {
  const path = tryStorage((storage) => storage.getItem(key)) ?? null;
  tryStorage((storage) => storage.removeItem(key));
  return sameSitePath(path) ?? null;
}

/** Reads without removing, to tell the user that they will be taken there. */
export function peekDestination(): string | null {
  return sameSitePath(tryStorage((storage) => storage.getItem(key))) ?? null;
}

/**
 * The sign-in path with its destination in the query, for links in mails: these often open in another tab or
 * browser, which cannot read this tab's storage.
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
