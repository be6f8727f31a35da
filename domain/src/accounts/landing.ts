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

/** Where a new plaintiff goes: on with what they came for, usually a claim. */
export function landingAfterSignUp(stored: string | null, returnUrl: string | null): string {
  return sameSitePath(stored) ?? sameSitePath(returnUrl) ?? '/submit-claim';
}

/** Where the home page's Submit Your Claim button leads a signed-in user: who makes no claims goes to their own work. */
export function submitClaimTarget(role: Role): string {
  return role === 'plaintiff' ? '/submit-claim' : dashboards[role];
}
