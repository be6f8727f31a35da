import { recordAudit } from '../audit/record-audit.ts';
import type { AuthKit, Visitor } from '../auth-kit.ts';
import { takePasswordAllowances } from '../limits/password-allowances.ts';
import { lockUser, type UserRow, updateUser, userByEmail, userByPhone } from '../users/users.store.ts';
import { AuthError, invalid } from '../wire/auth-error.ts';
import { openSession } from './open-session.ts';
import { type SessionBody, sessionBody } from './session-body.ts';

export type PasswordCredentials = {
  readonly email: string;
  readonly phone: string;
  readonly password: string;
};

export async function signInWithPassword(
  auth: AuthKit,
  given: PasswordCredentials,
  visitor: Visitor,
): Promise<SessionBody> {
  const { settings, db, passwords } = auth;
  if (given.email === '' && given.phone === '') throw invalid('missing email or phone');
  if (given.email !== '' && !settings.emailEnabled) {
    throw new AuthError(422, 'email_provider_disabled', 'Email logins are disabled');
  }
  if (given.email === '' && !settings.phoneEnabled) {
    throw new AuthError(422, 'phone_provider_disabled', 'Phone logins are disabled');
  }
  const account = accountName(given);
  const user = given.email === '' ? await userByPhone(db, account) : await userByEmail(db, account);

  const giveAllBack = await takePasswordAllowances(auth, account, user?.id, visitor);
  const fits = await passwords.matches(user?.passwordHash, given.password);
  if (!user || !fits) {
    await recordAudit(db, {
      action: 'sign-in-refused',
      userId: user?.id ?? null,
      address: visitor.address,
      at: auth.clock.now(),
    });
    throw wrongCredentials();
  }
  // Independent of each other.
  const [body] = await Promise.all([openWithPassword(auth, user, given, visitor), giveAllBack()]);
  return body;
}

async function openWithPassword(
  auth: AuthKit,
  user: UserRow,
  given: PasswordCredentials,
  visitor: Visitor,
): Promise<SessionBody> {
  const { db, passwords } = auth;
  requireConfirmed(user, given.email !== '');

  const rehashed =
    user.passwordHash !== null && passwords.isStale(user.passwordHash)
      ? await passwords.hash(given.password)
      : undefined;
  const opened = await db.transaction(async (tx) => {
    const current = await lockUser(tx, user.id);
    if (!current || !(await stillFits(auth, current, user, given.password))) throw wrongCredentials();
    if (rehashed) await updateUser(tx, user.id, { passwordHash: rehashed }, auth.clock.now());
    return await openSession(auth, tx, current, 'password', visitor);
  });
  return await sessionBody(auth, opened);
}

/** The password may have been changed during the check: the old one must not open a session. */
const stillFits = async ({ passwords }: AuthKit, current: UserRow, checked: UserRow, password: string) =>
  current.passwordHash === checked.passwordHash || (await passwords.matches(current.passwordHash, password));

const wrongCredentials = () => new AuthError(400, 'invalid_credentials', 'Invalid login credentials');

const accountName = ({ email, phone }: PasswordCredentials): string =>
  email === '' ? phone.replace(/[+\s]/g, '') : email.trim().toLowerCase();

function requireConfirmed(user: UserRow, byEmail: boolean): void {
  if (byEmail && user.emailConfirmedAt === null) {
    throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed');
  }
  if (!byEmail && user.phoneConfirmedAt === null) {
    throw new AuthError(400, 'phone_not_confirmed', 'Phone not confirmed');
  }
}
