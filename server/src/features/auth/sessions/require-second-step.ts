import type { AuthKit } from '../auth-kit.ts';
import { factorsOf } from '../factors/factors.store.ts';
import { demandOf } from '../factors/second-step-demand.ts';
import { AuthError } from '../wire/auth-error.ts';
import type { Caller } from './identify-caller.ts';

/**
 * Guards every route of the contract except those that finish signing in. Where a second step is set up, a
 * session without it may only read its user, take the second step and sign out. An account that has to set
 * one up may do that too.
 */
export async function requireSecondStep(
  auth: Pick<AuthKit, 'db' | 'settings' | 'clock'>,
  { user, session }: Caller,
  /** True for routes that the set-up itself needs. */
  { mayBeSettingUp = false } = {},
): Promise<void> {
  if (session?.aal === 'aal2') return;
  const factors = await factorsOf(auth.db, user.id);
  if (!factors.some(({ status }) => status === 'verified')) {
    if (mayBeSettingUp || demandOf(auth, user, false).state !== 'required') return;
    throw new AuthError(
      403,
      'second_step_required',
      'Please set up a second step first: your dashboard shows you how.',
    );
  }
  throw new AuthError(
    401,
    'insufficient_aal',
    'AAL2 session is required to update email or password when MFA is enabled.',
  );
}
