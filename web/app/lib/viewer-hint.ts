import { type Role, roles } from '@plainclaim/domain/accounts/roles';
import { readCookie } from './cookies.ts';

/**
 * A cookie that says which header to draw: `pc_viewer=<role>.<email>`, URI-encoded. The browser writes it
 * when a session starts, changes or ends; the page's server reads it, so the first paint already shows the
 * right header. It is only a hint: a forged cookie changes the header on the forger's own screen and nothing
 * else, because every request is authorised by its token.
 */
export type Viewer = { role: Role; email: string };

const longestEmail = 254;

export function readViewerHint(cookieHeader: string | null): Viewer | null {
  const value = readCookie(cookieHeader, 'pc_viewer');
  if (!value) return null;
  const dot = value.indexOf('.');
  const role = roles.find((one) => one === value.slice(0, dot));
  const email = value.slice(dot + 1);
  if (!role || !email.includes('@') || email.length > longestEmail) return null;
  return { role, email };
}

const oneMonth = 30 * 24 * 3600;

/** The text to assign to `document.cookie`. */
export function writeViewerHint(viewer: Viewer | null, secure: boolean): string {
  const value = viewer ? encodeURIComponent(`${viewer.role}.${viewer.email}`) : '';
  const parts = [`pc_viewer=${value}`, 'path=/', `max-age=${viewer ? oneMonth : 0}`, 'samesite=lax'];
  return [...parts, ...(secure ? ['secure'] : [])].join('; ');
}
