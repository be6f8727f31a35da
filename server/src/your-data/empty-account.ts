import { objectionsToDeleting } from '@plainclaim/domain/accounts/deleting-account';
import { AppError } from '@plainclaim/domain/shared/errors';
import { forgetAccount, lockLeavingAccount, lockPeopleActs } from '../auth/index.ts';
import type { Tx } from '../platform/db/db.ts';
import { findPerson } from './find-person.ts';
import type { Visitor, YourDataDeps } from './your-data.deps.ts';

/** Who wants it: people keep an admin among them, the operator may take the last one away. */
type DeletedBy = 'owner' | 'operator';

/**
 * Lets go of someone in every slice and empties their account. The locks come in the order in which everyone else takes
 * them, from claims to the account; whatever was added in between is seen once the account is locked, and then nothing
 * is done. Says which address the account had.
 */
export async function emptyAccount(
  deps: YourDataDeps,
  tx: Tx,
  userId: string,
  by: DeletedBy,
  visitor: Visitor,
): Promise<string | null> {
  // Admins who leave or demote each other take turns, so that one stays.
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
