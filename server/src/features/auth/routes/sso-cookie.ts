import { getCookie, setCookie } from 'hono/cookie';
import type { AppContext } from '../../../http/context.ts';
import type { AuthSettings } from '../auth.settings.ts';

/** Time limit for signing in at the organisation. */
const lifeSeconds = 600;

/** Sets the cookie that ties the SAML response to the browser that started the sign-in. */
export function keepInBrowser(c: AppContext, { apiUrl }: Pick<AuthSettings, 'apiUrl'>, mark: string): void {
  setCookie(c, nameOf(apiUrl), mark, {
    path: '/',
    maxAge: lifeSeconds,
    httpOnly: true,
    secure: true,
    // The SAML response is a form posted from the organisation's site.
    sameSite: 'None',
  });
}

export const keptInBrowser = (c: AppContext, { apiUrl }: Pick<AuthSettings, 'apiUrl'>): string =>
  getCookie(c, nameOf(apiUrl)) ?? '';

/** With the prefix, a sibling domain cannot set it. Browsers accept the prefix over HTTPS only. */
const nameOf = (apiUrl: string): string => (apiUrl.startsWith('https:') ? '__Host-pc_sso' : 'pc_sso');
