import type { Role } from './roles.ts';

/** Counted from the day the requirement first applies to an account. */
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
  // Null: no sign-in since the requirement was switched on. The next one starts the grace period.
  if (!isRequired || hasSecondStep || !roleNeedsSecondStep(role) || askedSince === null)
    return { state: 'none' };
  const leftMs = askedSince.getTime() + secondStepGraceDays * dayMs - now.getTime();
  return leftMs > 0 ? { state: 'asked', daysLeft: Math.ceil(leftMs / dayMs) } : { state: 'required' };
}

/**
 * When the grace period of an account began; evaluated at each sign-in and when a role is given. Another sign-in, or
 * another role that needs a second step, does not restart it.
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
