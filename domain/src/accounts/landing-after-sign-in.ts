import { dashboardOf } from './landing.ts';
import type { Role } from './roles.ts';
import { isOwnPage } from './route-access.ts';
import { sameSitePath } from './same-site-path.ts';

/**
 * Where to redirect after sign-in: the stored destination, else the link's return URL, else the dashboard.
 * Admins, solicitors and testers are only sent to pages of their own role, as their mails link to those.
 */
export function landingAfterSignIn(role: Role, stored: string | null, returnUrl: string | null): string {
  const heading = sameSitePath(stored) ?? sameSitePath(returnUrl);
  if (heading === undefined) return dashboardOf(role);
  return role === 'plaintiff' || isOwnPage(heading, role) ? heading : dashboardOf(role);
}
