import { randomBytes } from 'node:crypto';
import { getCookie, setCookie } from 'hono/cookie';
import type { AppContext } from '../../http/context.ts';
import type { AuthKit } from '../auth-kit.ts';

const lifeSeconds = 15 * 60;

/**
 * Marks the browser that leaves for a provider, so that nobody can send someone else back in its place. One mark for
 * all trips of a browser: they may go on side by side in several tabs.
 */
export function keepBrowser(auth: Pick<AuthKit, 'settings'>, c: AppContext): string {
  const browser = browserOf(auth, c) || randomBytes(32).toString('base64url');
  const { protocol } = new URL(auth.settings.apiUrl);
  setCookie(c, nameOf(auth), browser, {
    path: '/',
    httpOnly: true,
    secure: protocol === 'https:',
    sameSite: 'Lax',
    maxAge: lifeSeconds,
  });
  return browser;
}

/** Empty for a browser without one. */
export function browserOf(auth: Pick<AuthKit, 'settings'>, c: AppContext): string {
  const browser = getCookie(c, nameOf(auth)) ?? '';
  return /^[\w-]{43}$/.test(browser) ? browser : '';
}

/** With the prefix, browsers take it from this very site only, not from a neighbour under the same domain. */
const nameOf = ({ settings }: Pick<AuthKit, 'settings'>): string =>
  settings.apiUrl.startsWith('https:') ? '__Host-pc_flow' : 'pc_flow';
