import { dashboardOf } from './landing.ts';
import type { Role } from './roles.ts';
import { isOwnPage } from './route-access.ts';
import { sameSitePath } from './same-site-path.ts';

/**
 * Where someone goes after signing in: on to where they were heading, the stored destination first, then the link's
 * return address. Admins, solicitors and testers go on to pages of their own work only, as their mails name them.
 */
export function landingAfterSignIn(role: Role, stored: string | null, returnUrl: string | null): string {
  const heading = sameSitePath(stored) ?? sameSitePath(returnUrl);
  if (heading === undefined) return dashboardOf(role);
  return role === 'plaintiff' || isOwnPage(heading, role) ? heading : dashboardOf(role);
}
