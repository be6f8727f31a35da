import { getCookie, setCookie } from 'hono/cookie';
import type { AppContext } from '../../http/context.ts';
import type { AuthSettings } from '../auth.settings.ts';

const name = 'pc_sso';
/** As long as someone may take to sign in there. */
const lifeSeconds = 600;

/** What shows, when someone comes back from their organisation, that they left from this browser. */
export function keepInBrowser(c: AppContext, { apiUrl }: Pick<AuthSettings, 'apiUrl'>, mark: string): void {
  setCookie(c, name, mark, {
    path: `${new URL(apiUrl).pathname}/sso`,
    maxAge: lifeSeconds,
    httpOnly: true,
    secure: true,
    // The way back is a form that the organisation's site sends.
    sameSite: 'None',
  });
}

export const keptInBrowser = (c: AppContext): string => getCookie(c, name) ?? '';
