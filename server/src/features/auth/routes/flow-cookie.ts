import { randomBytes } from 'node:crypto';
import { getCookie, setCookie } from 'hono/cookie';
import type { AppContext } from '../../../http/context.ts';
import type { AuthKit } from '../auth-kit.ts';

const lifeSeconds = 15 * 60;

/**
 * Marks the browser that starts a sign-in: no other browser can finish it (login CSRF). One cookie serves all
 * flows of a browser, because several tabs may run one each.
 */
export function markBrowser(auth: Pick<AuthKit, 'settings'>, c: AppContext): string {
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

/** Empty without a valid cookie. */
export function browserOf(auth: Pick<AuthKit, 'settings'>, c: AppContext): string {
  const browser = getCookie(c, nameOf(auth)) ?? '';
  return /^[\w-]{43}$/.test(browser) ? browser : '';
}

/** With the prefix, a sibling domain cannot set the cookie. */
const nameOf = ({ settings }: Pick<AuthKit, 'settings'>): string =>
  settings.apiUrl.startsWith('https:') ? '__Host-pc_flow' : 'pc_flow';
