import { AppError } from '@plainclaim/domain/shared/errors';
import type { Tx } from '../../../platform/db/db.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { AuthKit, Visitor } from '../auth-kit.ts';
import { lockUserWhole, releaseRowsOf, type UserRow, updateUser } from '../users/users.store.ts';

const forEver = new Date('9999-12-31T00:00:00Z');

/**
 * Locks the account so that no row can be added to it until the transaction ends. Lock order: claims and
 * drafts first, the account last, as in every transaction that works on a claim.
 */
export async function lockLeavingAccount(tx: Tx, userId: string): Promise<UserRow> {
  const user = await lockUserWhole(tx, userId);
  if (!user) throw new AppError('conflict', 'the account is deleted already');
  return user;
}

/** Empties the account and closes every way into it. The row stays: claims and payments reference it. */
export async function forgetAccount(
  { clock }: Pick<AuthKit, 'clock'>,
  tx: Tx,
  { id }: Pick<UserRow, 'id'>,
  { address }: Pick<Visitor, 'address'>,
): Promise<void> {
  const now = clock.now();
  await releaseRowsOf(tx, id);
  const nothing = {
    email: null,
    phone: null,
    passwordHash: null,
    newEmail: null,
    newPhone: null,
    emailChangeConfirmedBy: null,
    appMetadata: {},
    userMetadata: {},
    lastSignInAt: null,
    emailProvenAt: null,
    secondStepAskedSince: null,
  };
  // Banned as well: every way to sign in checks for a ban, so later ones are closed too.
  await updateUser(tx, id, { ...nothing, bannedUntil: forEver, deletedAt: now }, now);
  await recordAudit(tx, { action: 'account-deleted', userId: id, address, at: now });
}
