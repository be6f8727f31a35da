import { isConfirmedLately, isFreshSignIn } from '@plainclaim/domain/accounts/confirm-by';
import type { AuthKit } from '../auth-kit.ts';
import { deleteCode } from '../codes/codes.store.ts';
import { matchDigits } from '../codes/redeem-code.ts';
import { AuthError } from '../wire/auth-error.ts';
import type { Caller } from './identify-caller.ts';
import type { SessionRow } from './sessions.store.ts';

/**
 * Guards sensitive changes of the contract (`http/sensitive-operations.ts`): requires a sign-in or a
 * confirmation (`POST /api/account/confirmation`) of the last ten minutes, or the contract's own way, a
 * mailed code as `nonce`. Anonymous accounts are exempt: they have nothing to prove with.
 */
export async function requireRecentProof(
  auth: AuthKit,
  { user, session }: Caller,
  nonce = '',
): Promise<void> {
  if (!auth.settings.asksAgain || user.isAnonymous) return;
  if (session && isRecent(session, auth.clock.now())) return;
  if (nonce === '') {
    throw new AuthError(
      400,
      'reauthentication_needed',
      'This change requires reauthentication: please confirm that it is you.',
    );
  }
  const code = await matchDigits(auth, user.email ?? user.phone ?? '', nonce, ['reauthentication']);
  if (code?.userId !== user.id || !(await deleteCode(auth.db, code.id))) {
    throw new AuthError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
  }
}

/** A fresh session counts even if opened anonymously: with an address, its user may set a password in it. */
const isRecent = ({ amr, createdAt }: SessionRow, now: Date): boolean =>
  isConfirmedLately(amr, now) || isFreshSignIn(createdAt, now);
