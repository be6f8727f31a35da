import { recordAudit } from '../audit/record-audit.ts';
import type { AuthKit, Visitor } from '../auth-kit.ts';
import { limitMail } from '../limits/limit.ts';
import { type Metadata, mergeMetadata } from '../metadata.ts';
import { checkNewPassword } from '../passwords/check-new-password.ts';
import { requestPhoneChange, wantedPhone } from '../phones/change-phone.ts';
import { deliverTextCode } from '../phones/text-code.ts';
import type { PkceChallenge } from '../pkce/start-flow.ts';
import type { Caller } from '../sessions/identify-caller.ts';
import { requireRecentProof } from '../sessions/require-recent-proof.ts';
import { requireSecondStep } from '../sessions/require-second-step.ts';
import { readEmail, readPhone } from '../wire/contact-details.ts';
import { applyEmailChange, emailTaken, prepareEmailChange, requestEmailChange } from './change-email.ts';
import { changePassword, preparePassword } from './change-password.ts';
import { readUser } from './read-user.ts';
import type { PresentedUser } from './users.presenter.ts';
import { lockUser, updateUser, userByEmail } from './users.store.ts';

/** What users may change in their own account. Nothing here reaches `app_metadata`. */
export type AccountChanges = {
  readonly email: string;
  readonly phone: string;
  readonly password: string;
  readonly nonce: string;
  readonly data: Metadata;
  readonly redirectTo: string | undefined;
  readonly challenge: PkceChallenge | undefined;
};

export async function updateAccount(
  auth: AuthKit,
  caller: Caller,
  changes: AccountChanges,
  visitor: Visitor,
): Promise<PresentedUser> {
  const { db, settings, clock } = auth;
  await requireSecondStep(auth, caller);
  if (changes.password !== '') checkNewPassword(settings, changes.password);
  if (isSensitive(caller, changes)) await requireRecentProof(auth, caller, changes.nonce);
  const newEmail = await wantedEmail(auth, caller, changes, visitor);
  const newPhone = await wantedPhone(auth, caller.user, changes.phone, visitor);

  // An anonymous account has no mailbox to ask: where addresses need no proof, its address applies at once.
  const isImmediate = caller.user.isAnonymous && settings.emailAutoconfirm;
  const codes =
    newEmail === undefined || isImmediate
      ? []
      : await prepareEmailChange(auth, caller.user, { ...changes, newEmail });
  const password =
    changes.password === ''
      ? undefined
      : await preparePassword(auth, caller.user, {
          password: changes.password,
          newContact: newEmail ?? newPhone?.phone,
        });

  const updated = await db.transaction(async (tx) => {
    let user = (await lockUser(tx, caller.user.id)) ?? caller.user;
    if (password) user = await changePassword(auth, tx, { ...caller, user }, password, visitor);
    if (newEmail !== undefined) {
      user = isImmediate
        ? await applyEmailChange(auth, tx, user, { newEmail, isProven: false }, visitor)
        : await requestEmailChange(auth, tx, user, newEmail, codes, visitor);
    }
    if (newPhone) user = await requestPhoneChange(auth, tx, user, newPhone, visitor);
    if (Object.keys(changes.data).length > 0) {
      const now = clock.now();
      const userMetadata = mergeMetadata(user.userMetadata, changes.data);
      user = await updateUser(tx, user.id, { userMetadata }, now);
      const { address } = visitor;
      await recordAudit(tx, { action: 'metadata-changed', userId: user.id, address, at: now });
    }
    return user;
  });
  if (newPhone?.code) await deliverTextCode(auth, newPhone.code);
  return await readUser(db, updated);
}

/** A new password, address or number. An unchanged value is not sensitive. */
const isSensitive = ({ user }: Caller, { password, email, phone }: AccountChanges): boolean =>
  password !== '' ||
  (email !== '' && readEmail(email) !== user.email) ||
  (phone !== '' && readPhone(phone) !== user.phone);

/** The new address, if it differs and is free. */
async function wantedEmail(
  auth: AuthKit,
  { user }: Caller,
  changes: AccountChanges,
  { address }: Visitor,
): Promise<string | undefined> {
  if (changes.email === '') return undefined;
  const email = readEmail(changes.email);
  if (email === user.email) return undefined;
  await limitMail(auth, email, address);
  // Where addresses are confirmed, only the mailbox's reader learns that it is taken: see `applyEmailChange`.
  if (auth.settings.emailAutoconfirm && (await userByEmail(auth.db, email))) throw emailTaken();
  return email;
}
