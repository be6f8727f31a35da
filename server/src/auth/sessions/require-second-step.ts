import type { AuthKit } from '../auth-kit.ts';
import { factorsOf } from '../factors/factors.store.ts';
import { AuthError } from '../wire/auth-error.ts';
import type { Caller } from './identify-caller.ts';

/**
 * For every route of the contract but those that finish signing in: with a second step set up, a session without it may
 * read its own user, take the second step and sign out, and nothing else.
 */
export async function requireSecondStep(
  { db }: Pick<AuthKit, 'db'>,
  { user, session }: Caller,
): Promise<void> {
  if (session?.aal === 'aal2') return;
  const factors = await factorsOf(db, user.id);
  if (!factors.some(({ status }) => status === 'verified')) return;
  throw new AuthError(
    401,
    'insufficient_aal',
    'AAL2 session is required to update email or password when MFA is enabled.',
  );
}
