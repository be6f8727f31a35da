import type { Actor } from '@plainclaim/domain/accounts/actor';
import { objectionsToDeleting } from '@plainclaim/domain/accounts/deleting-account';
import { AppError } from '@plainclaim/domain/shared/errors';
import { forgetAccount, lockLeavingAccount, lockPeopleActs, type Proof } from '../auth/index.ts';
import type { Tx } from '../platform/db/db.ts';
import { queueMail } from '../platform/mail/queue-mail.ts';
import { findPerson } from './find-person.ts';
import type { Visitor, YourDataDeps } from './your-data.deps.ts';
import { writeDeletedMail } from './your-data.emails.tsx';

/**
 * Deletes an account for good: all of it in one transaction, files by the job that removes what nobody owns. The locks
 * come in the order in which everyone else takes them, from claims to the account; whatever was added in between is
 * seen once the account is locked, and then nothing is done.
 */
export async function deleteAccount(
  deps: YourDataDeps,
  actor: Pick<Actor, 'userId'>,
  proof: Proof,
  visitor: Visitor,
): Promise<void> {
  await deps.confirmPerson(actor, proof, visitor);
  const mail = await writeDeletedMail(deps.siteUrl);
  await deps.db.transaction(async (tx) => {
    // Admins who leave or demote each other take turns, so that one stays.
    await lockPeopleActs(tx);
    const { person, account } = await findPerson(deps, tx, actor.userId);
    const use = await deps.readUse(tx, person);
    const objections = objectionsToDeleting({ ...use, role: account.role });
    if (objections.length > 0)
      throw new AppError('conflict', 'the account is in use', { userMessage: objections.join(' ') });
    for (const { forget } of deps.parts) await forget?.(tx, person);
    const user = await lockLeavingAccount(tx, person.userId);
    await requireNothingNew(deps, tx, person.claimIds, person.userId);
    await forgetAccount(deps, tx, user, visitor);
    if (user.email !== null) await queueMail(deps, tx, { ...mail, to: { address: user.email } });
  });
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
