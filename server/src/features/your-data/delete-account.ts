import { queueMail } from '../../platform/mail/queue-mail.ts';
import type { Confirming, Proof } from '../auth/index.ts';
import { emptyAccount } from './empty-account.ts';
import type { Visitor, YourDataDeps } from './your-data.deps.ts';
import { writeDeletedMail } from './your-data.emails.tsx';

/**
 * Deletes the actor's own account in one transaction; the nightly job removes its files, unclaimed from then
 * on.
 */
export async function deleteAccount(
  deps: YourDataDeps,
  actor: Confirming,
  proof: Proof,
  visitor: Visitor,
): Promise<void> {
  await deps.confirmPerson(actor, proof, visitor);
  const mail = await writeDeletedMail(deps.siteUrl);
  await deps.db.transaction(async (tx) => {
    const email = await emptyAccount(deps, tx, actor.userId, 'owner', visitor);
    if (email !== null) await queueMail(deps, tx, { ...mail, to: { address: email } });
  });
}
