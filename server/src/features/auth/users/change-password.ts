import type { Tx } from '../../../platform/db/db.ts';
import { queueMail } from '../../../platform/mail/queue-mail.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { type CodeMail, writePasswordChangedMail } from '../auth.emails.tsx';
import type { AuthKit, Visitor } from '../auth-kit.ts';
import { deleteCodesOf } from '../codes/codes.store.ts';
import { forgetFlowsOf } from '../pkce/pkce.store.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import type { Caller } from '../sessions/identify-caller.ts';
import { AuthError } from '../wire/auth-error.ts';
import { cancelEmailChange } from './change-email.ts';
import { type UserRow, updateUser } from './users.store.ts';
import { addContactIdentity } from './ways-in.ts';

export type PreparedPassword = { readonly hash: string; readonly notice: CodeMail };

export type PasswordWanted = {
  readonly password: string;
  /** A new address or number in the same request. */
  readonly newContact: string | undefined;
};

/** Validates and hashes the password before the transaction, because hashing is slow. */
export async function preparePassword(
  auth: AuthKit,
  user: UserRow,
  { password, newContact }: PasswordWanted,
): Promise<PreparedPassword> {
  if (user.email === null && user.phone === null && newContact === undefined) {
    throw new AuthError(
      422,
      'validation_failed',
      'Updating password of an anonymous user without an email or phone is not allowed',
    );
  }
  if (await auth.passwords.matches(user.passwordHash, password)) {
    throw new AuthError(422, 'same_password', 'New password should be different from the old password.');
  }
  return {
    hash: await auth.passwords.hash(password),
    notice: await writePasswordChangedMail(auth.settings.siteUrl),
  };
}

/**
 * Sets the password, mails the owner, and ends all other sessions with everything begun in them, such as a
 * change of address: the old password may have been stolen.
 */
export async function changePassword(
  auth: AuthKit,
  tx: Tx,
  { user, session }: Caller,
  { hash, notice }: PreparedPassword,
  visitor: Visitor,
): Promise<UserRow> {
  const now = auth.clock.now();
  await deleteCodesOf(tx, user.id, ['recovery', 'magiclink', 'reauthentication', 'sms_otp', 'phone_change']);
  await cancelEmailChange(tx, user, now);
  await forgetFlowsOf(tx, user.id);
  await endSessions(auth, tx, {
    userId: user.id,
    which: session ? { except: session.id } : {},
    reason: 'password changed',
    visitor,
  });
  await recordAudit(tx, {
    action: 'password-changed',
    userId: user.id,
    address: visitor.address,
    at: now,
  });
  if (user.email !== null) await queueMail(auth.mail, tx, { ...notice, to: { address: user.email } });
  const changed = await updateUser(tx, user.id, { passwordHash: hash, newPhone: null }, now);
  return await addContactIdentity(tx, changed, now);
}
