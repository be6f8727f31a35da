import type { Role } from './roles.ts';
import { sameSitePath } from './same-site-path.ts';

const dashboards: Record<Role, string> = {
  admin: '/admin/dashboard',
  solicitor: '/solicitor-dashboard',
  tester: '/testing',
  plaintiff: '/plaintiff-dashboard',
};

/** Where a role's own work is. */
export const dashboardOf = (role: Role): string => dashboards[role];

/** Where "back to the dashboard" leads: the two roles with a claims desk of their own, else the plaintiff's. */
export function backLinkOf(role: Role): string {
  return role === 'admin' || role === 'solicitor' ? dashboards[role] : dashboards.plaintiff;
}

/**
 * Where someone goes after signing in. Admins, solicitors and testers go to their own place; others go on to
 * where they were heading: the stored destination first, then the link's return address.
 */
export function landingAfterSignIn(role: Role, stored: string | null, returnUrl: string | null): string {
  if (role !== 'plaintiff') return dashboards[role];
  return sameSitePath(stored) ?? sameSitePath(returnUrl) ?? dashboards.plaintiff;
}

/** Where a new plaintiff goes: on with what they came for, usually a claim. */
export function landingAfterSignUp(stored: string | null, returnUrl: string | null): string {
  return sameSitePath(stored) ?? sameSitePath(returnUrl) ?? '/submit-claim';
}

/** Where the home page's Submit Your Claim button leads a signed-in user. */
export function submitClaimTarget(role: Role): string {
  return role === 'admin' || role === 'tester' ? '/admin/dashboard' : '/submit-claim';
}
