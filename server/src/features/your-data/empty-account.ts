import { objectionsToDeleting } from '@plainclaim/domain/accounts/deleting-account';
import { AppError } from '@plainclaim/domain/shared/errors';
import type { Tx } from '../../platform/db/db.ts';
import { forgetAccount, lockLeavingAccount, lockPeopleActs } from '../auth/index.ts';
import { findPerson } from './find-person.ts';
import type { Visitor, YourDataDeps } from './your-data.deps.ts';

/** Users cannot delete the last admin; the operator can. */
type DeletedBy = 'owner' | 'operator';

/**
 * Erases a user in every slice and empties their account. Lock order as everywhere: claims before the
 * account. Throws, and so changes nothing, when a row was added before the account was locked. Returns the
 * account's email address.
 */
export async function emptyAccount(
  deps: YourDataDeps,
  tx: Tx,
  userId: string,
  by: DeletedBy,
  visitor: Visitor,
): Promise<string | null> {
  // Serialises admins who delete or demote each other, so that one is left.
  await lockPeopleActs(tx);
  const { person, account } = await findPerson(deps, tx, userId);
  const use = await deps.readUse(tx, person);
  const otherAdmins = by === 'operator' ? Number.POSITIVE_INFINITY : use.otherAdmins;
  const objections = objectionsToDeleting({ ...use, otherAdmins, role: account.role });
  if (objections.length > 0)
    throw new AppError('conflict', 'the account is in use', { userMessage: objections.join(' ') });
  for (const { forget } of deps.parts) await forget?.(tx, person);
  const user = await lockLeavingAccount(tx, person.userId);
  await requireNothingNew(deps, tx, person.claimIds, person.userId);
  await forgetAccount(deps, tx, user, visitor);
  return user.email;
}

async function requireNothingNew(
  deps: YourDataDeps,
  tx: Tx,
  claimIds: readonly string[],
  userId: string,
): Promise<void> {
  const [claims, drafts] = [await deps.claimsOf(tx, userId), await deps.countDrafts(tx, userId)];
  const isSame = claims.length === claimIds.length && claims.every(({ isOpen }) => !isOpen);
  if (isSame && drafts === 0 && !(await deps.hasNewQuestions(tx, userId))) return;
  throw new AppError('conflict', 'something was added meanwhile', {
    userMessage:
      'Something changed in your account at the same moment. Please look again, then try once more.',
  });
}
