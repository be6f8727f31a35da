import type { Tx } from '../../../platform/db/db.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { AuthKit, Visitor } from '../auth-kit.ts';
import { deleteCodesOf } from '../codes/codes.store.ts';
import { type PreparedCode, prepareCode, sendCode } from '../codes/send-code.ts';
import { provesMovedMailbox } from '../mailbox/prove-moved-mailbox.ts';
import { stillNeedsProof } from '../mailbox/still-needs-proof.ts';
import type { PkceChallenge } from '../pkce/start-flow.ts';
import type { SessionRow } from '../sessions/sessions.store.ts';
import { AuthError } from '../wire/auth-error.ts';
import { saveContactIdentity } from './create-user.ts';
import { tellOfMove } from './tell-of-move.ts';
import { isUniqueViolation, type UserRow, updateUser, userByEmail } from './users.store.ts';
import { withProvider } from './with-provider.ts';

export type EmailChange = {
  readonly newEmail: string;
  readonly redirectTo: string | undefined;
  readonly challenge: PkceChallenge | undefined;
};

/** Prepares a code for the new address and, where both have to confirm, one for the old. */
export async function prepareEmailChange(
  auth: AuthKit,
  user: Pick<UserRow, 'email' | 'emailConfirmedAt' | 'emailProvenAt' | 'isAnonymous'>,
  { newEmail, redirectTo, challenge }: EmailChange,
): Promise<PreparedCode[]> {
  const common = { redirectTo, challenge, newEmail };
  const toNew = await prepareCode(auth, { ...common, kind: 'email_change_new', address: newEmail });
  if (!needsBoth(auth, user) || user.email === null) return [toNew];
  const { newEmail: named, ...unnamed } = common;
  const toCurrent = await prepareCode(auth, {
    ...unnamed,
    // The old mailbox is unproven and may be a stranger's: it must not learn the new address.
    ...(!stillNeedsProof(auth, user) && { newEmail: named }),
    kind: 'email_change_current',
    address: user.email,
  });
  return [toNew, toCurrent];
}

export async function requestEmailChange(
  auth: AuthKit,
  tx: Tx,
  user: UserRow,
  newEmail: string,
  codes: readonly PreparedCode[],
  visitor: Visitor,
): Promise<UserRow> {
  // Codes of an earlier change must not confirm this one.
  await deleteCodesOf(tx, user.id, ['email_change_current', 'email_change_new']);
  let changed = await updateUser(tx, user.id, { newEmail, emailChangeConfirmedBy: null }, auth.clock.now());
  for (const code of codes) changed = await sendCode(auth, tx, changed, code, visitor);
  return changed;
}

type Confirmation = {
  readonly by: 'current' | 'new';
  /** The session in which the digits were typed; undefined for a link, and for digits typed without one. */
  readonly typedIn: SessionRow | undefined;
};

/** Records one mailbox's confirmation. Undefined while the other one's is missing. */
export async function confirmEmailChange(
  auth: AuthKit,
  tx: Tx,
  user: UserRow,
  { by, typedIn }: Confirmation,
  visitor: Visitor,
): Promise<UserRow | undefined> {
  const { newEmail, emailChangeConfirmedBy: earlier } = user;
  if (newEmail === null) throw new Error('a change of address was confirmed that nobody asked for');
  const isOtherHalf = earlier !== null && earlier !== by;
  // The old mailbox alone is never enough, whatever the settings: the new one is not proven yet.
  const isEnoughAlone = by === 'new' && !needsBoth(auth, user);
  if (!isOtherHalf && !isEnoughAlone) {
    await updateUser(tx, user.id, { emailChangeConfirmedBy: by }, auth.clock.now());
    return undefined;
  }
  const isProven =
    by === 'new' && typedIn !== undefined && (await provesMovedMailbox(auth, tx, user, typedIn, visitor));
  return await applyEmailChange(auth, tx, user, { newEmail, isProven }, visitor);
}

export async function applyEmailChange(
  auth: AuthKit,
  tx: Tx,
  user: UserRow,
  { newEmail, isProven }: { readonly newEmail: string; readonly isProven: boolean },
  { address }: Visitor,
): Promise<UserRow> {
  const now = auth.clock.now();
  if (await userByEmail(tx, newEmail)) throw emailTaken();
  await deleteCodesOf(tx, user.id, ['email_change_current', 'email_change_new', 'magiclink', 'recovery']);
  const changes = {
    email: newEmail,
    emailConfirmedAt: now,
    // Without a proof, what was set in the account earlier may not be the mailbox's owner's.
    emailProvenAt: isProven ? now : null,
    // It may also be the owner's, who moved the account here, so they are asked before it is removed.
    asksBeforeProof: !isProven && !user.isAnonymous,
    newEmail: null,
    emailChangeConfirmedBy: null,
    // With an address, an anonymous account becomes a permanent one.
    isAnonymous: false,
    appMetadata: withProvider(user.appMetadata, 'email'),
  };
  const changed = await updateUser(tx, user.id, changes, now).catch((error: unknown) => {
    // Another request took the address after the check above.
    throw isUniqueViolation(error) ? emailTaken() : error;
  });
  await saveContactIdentity(tx, changed, now);
  await recordAudit(tx, { action: 'email-changed', userId: user.id, address, at: now });
  await tellOfMove(auth, tx, user, newEmail);
  return changed;
}

export const emailTaken = () =>
  new AuthError(422, 'email_exists', 'A user with this email address has already been registered');

/** Cancels a change that is not confirmed. */
export async function cancelEmailChange(tx: Tx, user: UserRow, now: Date): Promise<UserRow> {
  await deleteCodesOf(tx, user.id, ['email_change_current', 'email_change_new']);
  return await updateUser(tx, user.id, { newEmail: null, emailChangeConfirmedBy: null }, now);
}

const needsBoth = ({ settings }: AuthKit, user: Pick<UserRow, 'emailConfirmedAt'>): boolean =>
  settings.emailChangeDoubleConfirm && user.emailConfirmedAt !== null;
