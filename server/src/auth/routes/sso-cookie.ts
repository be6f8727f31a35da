import { getCookie, setCookie } from 'hono/cookie';
import type { AppContext } from '../../http/context.ts';
import type { AuthSettings } from '../auth.settings.ts';

/** As long as someone may take to sign in there. */
const lifeSeconds = 600;

/** What shows, when someone comes back from their organisation, that they left from this browser. */
export function keepInBrowser(c: AppContext, { apiUrl }: Pick<AuthSettings, 'apiUrl'>, mark: string): void {
  setCookie(c, nameOf(apiUrl), mark, {
    path: '/',
    maxAge: lifeSeconds,
    httpOnly: true,
    secure: true,
    // The way back is a form that the organisation's site sends.
    sameSite: 'None',
  });
}

export const keptInBrowser = (c: AppContext, { apiUrl }: Pick<AuthSettings, 'apiUrl'>): string =>
  getCookie(c, nameOf(apiUrl)) ?? '';

/** With the prefix, a neighbour under the same domain cannot set it. Browsers take the prefix over HTTPS only. */
const nameOf = (apiUrl: string): string => (apiUrl.startsWith('https:') ? '__Host-pc_sso' : 'pc_sso');
