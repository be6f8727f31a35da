import type { AuthKit } from '../auth-kit.ts';
import { factorsOf } from '../factors/factors.store.ts';
import { demandOf } from '../factors/second-step-demand.ts';
import { AuthError } from '../wire/auth-error.ts';
import type { Caller } from './identify-caller.ts';

/**
 * For every route of the contract but those that finish signing in: with a second step set up, a session without it may
 * read its own user, take the second step and sign out, and nothing else. An account that must set one up may do that as well.
 */
export async function requireSecondStep(
  auth: Pick<AuthKit, 'db' | 'settings' | 'clock'>,
  { user, session }: Caller,
  /** For what setting one up asks for on its way. */
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
