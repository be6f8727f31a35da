import { roleOf } from '@plainclaim/domain/accounts/roles';
import type { Tx } from '../../../platform/db/db.ts';
import { queueMail } from '../../../platform/mail/queue-mail.ts';
import { writeRoleChangedMail } from '../admin/people.emails.tsx';
import { writePasswordChangedMail } from '../auth.emails.tsx';
import type { AuthKit, Visitor } from '../auth-kit.ts';
import { deleteCodesOf } from '../codes/codes.store.ts';
import { askedSinceFor } from '../factors/second-step-demand.ts';
import { mergeMetadata } from '../metadata.ts';
import { checkNewPassword } from '../passwords/check-new-password.ts';
import { forgetFlowsOf } from '../pkce/pkce.store.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { isBanned } from '../sessions/open-session.ts';
import { emailTaken } from '../users/change-email.ts';
import { saveContactIdentity } from '../users/create-user.ts';
import { phoneTaken } from '../users/phone-taken.ts';
import { tellOfMove } from '../users/tell-of-move.ts';
import {
  isUniqueViolation,
  type NewUserRow,
  type UserRow,
  updateUser,
  userByEmail,
  userByPhone,
} from '../users/users.store.ts';
import { withProvider } from '../users/with-provider.ts';
import { readEmail, readPhone } from '../wire/contact-details.ts';
import type { PresentedAccount } from './account.presenter.ts';
import { banEnd } from './ban-duration.ts';
import { findAccount, lockAccount } from './find-account.ts';
import { showAccount } from './read-account.ts';
import { recordServiceAct } from './record-service-act.ts';
import type { AccountBody } from './service.schemas.ts';

/** Changes an account at once, without confirmation: the holder of the service key answers for it. */
export async function changeAccount(
  auth: AuthKit,
  id: string,
  body: AccountBody,
  visitor: Visitor,
): Promise<PresentedAccount> {
  await findAccount(auth.db, id);
  const now = auth.clock.now();
  const email = body.email === '' ? undefined : readEmail(body.email);
  const phone = body.phone === '' ? undefined : readPhone(body.phone);
  const bannedUntil = banEnd(body.ban_duration, now);
  const password = body.password === '' ? undefined : await preparePassword(auth, body.password);

  const changed = await auth.db.transaction(async (tx) => {
    const user = await lockAccount(tx, id);
    const contact = await contactChanges(tx, user, { email, phone });
    const appMetadata = mergeMetadata(contact.appMetadata ?? user.appMetadata, body.app_metadata);
    const changes: Partial<NewUserRow> = {
      ...contact,
      ...(body.email_confirm &&
        (email ?? user.email) && { emailConfirmedAt: user.emailConfirmedAt ?? now, emailProvenAt: now }),
      ...(body.phone_confirm && (phone ?? user.phone) && { phoneConfirmedAt: user.phoneConfirmedAt ?? now }),
      ...(bannedUntil !== undefined && { bannedUntil }),
      ...(password && { passwordHash: password.hash }),
      userMetadata: mergeMetadata(user.userMetadata, body.user_metadata),
      appMetadata,
      ...askedSinceFor(auth, user, { appMetadata }),
    };
    const updated = await updateUser(tx, user.id, changes, now).catch((error: unknown) => {
      if (!isUniqueViolation(error)) throw error;
      throw email === undefined ? phoneTaken() : emailTaken();
    });
    const touchesContact = contact.appMetadata ?? body.email_confirm ?? body.phone_confirm;
    if (touchesContact) await saveContactIdentity(tx, updated, now);
    if (password) {
      await shutOut(auth, tx, user, visitor);
      if (user.email !== null) {
        await queueMail(auth.mail, tx, { ...password.notice, to: { address: user.email } });
      }
    }
    if (updated.email !== null && updated.email !== user.email)
      await tellOfMove(auth, tx, user, updated.email);
    await tellOfRole(auth, tx, user, updated, await stopActing(auth, tx, user, updated));
    await recordServiceAct(auth, tx, 'account-changed', user.id, visitor, { fields: fieldsOf(body) });
    return updated;
  });
  return await showAccount(auth.db, changed);
}

const preparePassword = async (auth: AuthKit, password: string) => {
  checkNewPassword(auth.settings, password);
  return {
    hash: await auth.passwords.hash(password),
    notice: await writePasswordChangedMail(auth.settings.siteUrl),
  };
};

/** Changes that follow from a new address or number. Codes sent to the old one are revoked. */
async function contactChanges(
  tx: Tx,
  user: UserRow,
  { email, phone }: { readonly email: string | undefined; readonly phone: string | undefined },
): Promise<Partial<NewUserRow>> {
  const movesEmail = email !== undefined && email !== user.email;
  const movesPhone = phone !== undefined && phone !== user.phone;
  if (movesEmail) {
    if (await userByEmail(tx, email)) throw emailTaken();
    await deleteCodesOf(tx, user.id, ['email_change_current', 'email_change_new', 'magiclink', 'recovery']);
  }
  if (movesPhone) {
    if (await userByPhone(tx, phone)) throw phoneTaken();
    await deleteCodesOf(tx, user.id, ['sms', 'sms_otp', 'phone_change']);
  }
  if (!movesEmail && !movesPhone) return {};
  const withEmail = movesEmail ? withProvider(user.appMetadata, 'email') : user.appMetadata;
  return {
    ...(movesEmail && {
      email,
      emailProvenAt: null,
      asksBeforeProof: true,
      newEmail: null,
      emailChangeConfirmedBy: null,
    }),
    ...(movesPhone && { phone, newPhone: null }),
    isAnonymous: false,
    appMetadata: movesPhone ? withProvider(withEmail, 'phone') : withEmail,
  };
}

/** A solicitor who is banned or gets another role gives back their cases, as after an admin's act. */
async function stopActing(
  { clock, onStoppedActing }: AuthKit,
  tx: Tx,
  before: UserRow,
  after: UserRow,
): Promise<readonly string[]> {
  if (roleOf(before.appMetadata) !== 'solicitor') return [];
  const stopped = { userId: after.id, adminId: null };
  if (roleOf(after.appMetadata) !== 'solicitor')
    return await onStoppedActing(tx, { ...stopped, why: 'role-changed' });
  const now = clock.now();
  return isBanned(after, now) && !isBanned(before, now)
    ? await onStoppedActing(tx, { ...stopped, why: 'blocked' })
    : [];
}

async function tellOfRole(
  { mail, settings }: AuthKit,
  tx: Tx,
  before: UserRow,
  { appMetadata, email, passwordHash }: UserRow,
  lost: readonly string[],
): Promise<void> {
  const role = roleOf(appMetadata);
  if (email === null || role === roleOf(before.appMetadata)) return;
  await queueMail(mail, tx, {
    ...(await writeRoleChangedMail({ role, lost, hasPassword: passwordHash !== null }, settings.siteUrl)),
    to: { address: email },
  });
}

/** Revokes what the old password opened: sessions, codes and pending sign-ins. */
async function shutOut(auth: AuthKit, tx: Tx, user: UserRow, visitor: Visitor): Promise<void> {
  await endSessions(auth, tx, { userId: user.id, which: {}, reason: 'password changed', visitor });
  await deleteCodesOf(tx, user.id, ['recovery', 'magiclink', 'reauthentication', 'sms_otp']);
  await forgetFlowsOf(tx, user.id);
}

/** Names of the given fields, for the audit trail; values stay out of it. */
const fieldsOf = (body: AccountBody): string[] =>
  Object.entries(body)
    .filter(([, value]) => value !== '' && value !== undefined && JSON.stringify(value) !== '{}')
    .map(([name]) => name);
