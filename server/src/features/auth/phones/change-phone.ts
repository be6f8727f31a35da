import type { Tx } from '../../../platform/db/db.ts';
import { queueMail } from '../../../platform/mail/queue-mail.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { AuthKit, Visitor } from '../auth-kit.ts';
import { deleteCodesOf } from '../codes/codes.store.ts';
import { limitTexts } from '../limits/limit.ts';
import { writePhoneChangedMail } from '../users/contact.emails.tsx';
import { saveContactIdentity } from '../users/create-user.ts';
import { phoneTaken } from '../users/phone-taken.ts';
import { isUniqueViolation, type UserRow, updateUser, userByPhone } from '../users/users.store.ts';
import { withProvider } from '../users/with-provider.ts';
import { AuthError } from '../wire/auth-error.ts';
import { readPhone } from '../wire/contact-details.ts';
import { keepTextCode, makeTextCode, type TextCode } from './text-code.ts';

/** A requested phone number, and the code that confirms it where one is required. */
export type WantedPhone = { readonly phone: string; readonly code: TextCode | undefined };

export async function wantedPhone(
  auth: AuthKit,
  user: UserRow,
  text: string,
  { address }: Visitor,
): Promise<WantedPhone | undefined> {
  if (text === '') return undefined;
  const phone = readPhone(text);
  if (phone === user.phone) return undefined;
  if (!auth.settings.phoneEnabled) {
    throw new AuthError(422, 'phone_provider_disabled', 'Unsupported phone provider');
  }
  const code = auth.settings.phoneAutoconfirm ? undefined : makeTextCode(auth, 'phone_change', phone);
  // Counted even where no text is sent: otherwise callers could probe for free which numbers are taken.
  await limitTexts(auth, phone, address);
  // Where a code is required, only the holder of the number learns that it is taken: see `applyPhoneChange`.
  if (!code && (await userByPhone(auth.db, phone))) throw phoneTaken();
  return { phone, code };
}

/** Applies the change at once where numbers need no proof; otherwise it waits for the code. */
export async function requestPhoneChange(
  auth: AuthKit,
  tx: Tx,
  user: UserRow,
  { phone, code }: WantedPhone,
  visitor: Visitor,
): Promise<UserRow> {
  if (!code) return await applyPhoneChange(auth, tx, user, phone, visitor);
  const waiting = await updateUser(tx, user.id, { newPhone: phone }, auth.clock.now());
  return await keepTextCode(auth, tx, waiting, code, visitor);
}

export async function applyPhoneChange(
  { clock, mail, settings }: AuthKit,
  tx: Tx,
  user: UserRow,
  phone: string,
  { address }: Visitor,
): Promise<UserRow> {
  const now = clock.now();
  if (await userByPhone(tx, phone)) throw phoneTaken();
  await deleteCodesOf(tx, user.id, ['sms', 'sms_otp', 'phone_change']);
  const changes = {
    phone,
    phoneConfirmedAt: now,
    newPhone: null,
    // With a number, an anonymous account becomes a permanent one.
    isAnonymous: false,
    appMetadata: withProvider(user.appMetadata, 'phone'),
  };
  const changed = await updateUser(tx, user.id, changes, now).catch((error: unknown) => {
    // Another request took the number after the check above.
    throw isUniqueViolation(error) ? phoneTaken() : error;
  });
  await saveContactIdentity(tx, changed, now);
  await recordAudit(tx, { action: 'phone-changed', userId: user.id, address, at: now });
  if (user.email !== null) {
    const told = await writePhoneChangedMail(settings.siteUrl);
    await queueMail(mail, tx, { ...told, to: { address: user.email } });
  }
  return changed;
}

/**
 * Marks the phone as confirmed. An earlier password may be a stranger's and is removed, unless the e-mail
 * address was confirmed or this code confirms the sign-up that set the password.
 */
export async function confirmPhone(tx: Tx, user: UserRow, vouches: boolean, now: Date): Promise<UserRow> {
  if (user.phoneConfirmedAt !== null) return user;
  const forgetPassword = vouches || user.emailConfirmedAt !== null ? {} : { passwordHash: null };
  const confirmed = await updateUser(tx, user.id, { phoneConfirmedAt: now, ...forgetPassword }, now);
  await saveContactIdentity(tx, confirmed, now);
  return confirmed;
}
