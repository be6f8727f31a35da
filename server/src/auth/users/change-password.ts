import type { Tx } from '../../platform/db/db.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { type CodeMail, writePasswordChangedMail } from '../auth.emails.tsx';
import type { AuthKit, Visitor } from '../auth-kit.ts';
import { deleteCode, deleteCodesOf } from '../codes/codes.store.ts';
import { matchDigits } from '../codes/redeem-code.ts';
import { checkNewPassword } from '../passwords/check-new-password.ts';
import { forgetFlowsOf } from '../pkce/pkce.store.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import type { Caller } from '../sessions/identify-caller.ts';
import { AuthError } from '../wire/auth-error.ts';
import { cancelEmailChange } from './change-email.ts';
import { type UserRow, updateUser } from './users.store.ts';
import { keepWaysIn } from './ways-in.ts';

export type PreparedPassword = { readonly hash: string; readonly notice: CodeMail };

export type PasswordWanted = {
  readonly password: string;
  readonly nonce: string;
  /** An address or number that the same act gives to the account. */
  readonly newContact: string | undefined;
};

/** Checks that this person may set this password now, and does the slow part. */
export async function preparePassword(
  auth: AuthKit,
  caller: Caller,
  { password, nonce, newContact }: PasswordWanted,
): Promise<PreparedPassword> {
  const { user } = caller;
  checkNewPassword(auth.settings, password);
  if (user.email === null && user.phone === null && newContact === undefined) {
    throw new AuthError(
      422,
      'validation_failed',
      'Updating password of an anonymous user without an email or phone is not allowed',
    );
  }
  await requireFreshProof(auth, caller, nonce);
  if (await auth.passwords.matches(user.passwordHash, password)) {
    throw new AuthError(422, 'same_password', 'New password should be different from the old password.');
  }
  return {
    hash: await auth.passwords.hash(password),
    notice: await writePasswordChangedMail(auth.settings.siteUrl),
  };
}

/** Whoever finds a browser signed in for days must not be able to shut its owner out. */
async function requireFreshProof(auth: AuthKit, { user, session }: Caller, nonce: string): Promise<void> {
  const { reauthenticateAfterSeconds: limitSeconds } = auth.settings;
  if (limitSeconds === null) return;
  const ageMs = auth.clock.now().getTime() - (session?.createdAt.getTime() ?? 0);
  if (ageMs <= limitSeconds * 1000) return;
  if (nonce === '') {
    throw new AuthError(400, 'reauthentication_needed', 'Password update requires reauthentication');
  }
  const code = await matchDigits(auth, user.email ?? user.phone ?? '', nonce, ['reauthentication']);
  if (code?.userId !== user.id || !(await deleteCode(auth.db, code.id))) {
    throw new AuthError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
  }
}

/**
 * Sets it, tells its owner, and signs out everyone who came in with the old one; what such a one may have begun,
 * a change of address above all, ends with it.
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
  return await keepWaysIn(tx, changed, now);
}
