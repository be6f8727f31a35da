import type { Role } from './roles.ts';

/** From the first day the requirement counts for an account. */
const secondStepGraceDays = 7;

const dayMs = 24 * 60 * 60 * 1000;

/** Admins and solicitors see what belongs to other people: a stolen password alone must not open that. */
export const roleNeedsSecondStep = (role: Role): boolean => role === 'admin' || role === 'solicitor';

export type SecondStepDemand =
  | { readonly state: 'none' }
  /** Everything works. The last day counts as one. */
  | { readonly state: 'asked'; readonly daysLeft: number }
  /** Nothing works but setting one up. */
  | { readonly state: 'required' };

/** Whether an account has to set up a second step, and how soon. */
export function secondStepDemand({
  isRequired,
  role,
  hasSecondStep,
  askedSince,
  now,
}: {
  /** By the operator's setting. */
  readonly isRequired: boolean;
  readonly role: Role;
  readonly hasSecondStep: boolean;
  readonly askedSince: Date | null;
  readonly now: Date;
}): SecondStepDemand {
  // Without a moment the account has not signed in since the requirement: that sign-in starts its days.
  if (!isRequired || hasSecondStep || !roleNeedsSecondStep(role) || askedSince === null)
    return { state: 'none' };
  const leftMs = askedSince.getTime() + secondStepGraceDays * dayMs - now.getTime();
  return leftMs > 0 ? { state: 'asked', daysLeft: Math.ceil(leftMs / dayMs) } : { state: 'required' };
}

/**
 * When the requirement began to count for an account, asked at each sign-in and when a role is given. Signing in again, or
 * another role that needs a second step, starts no new days.
 */
export function secondStepAskedSince({
  isRequired,
  role,
  formerRole,
  askedSince,
  now,
}: {
  readonly isRequired: boolean;
  readonly role: Role;
  readonly formerRole: Role;
  readonly askedSince: Date | null;
  readonly now: Date;
}): Date | null {
  if (!isRequired || !roleNeedsSecondStep(role)) return null;
  return roleNeedsSecondStep(formerRole) ? (askedSince ?? now) : now;
}
