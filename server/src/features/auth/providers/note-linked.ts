import type { SetBeforeProof } from '@plainclaim/domain/accounts/mailbox-proof';
import type { Tx } from '../../../platform/db/db.ts';
import { queueMail } from '../../../platform/mail/queue-mail.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { AuthKit, Visitor } from '../auth-kit.ts';
import type { UserRow } from '../users/users.store.ts';
import type { Provider } from './provider.ts';
import { writeLinkedMail } from './providers.emails.tsx';

/** `linked`: nothing else changed. `cleared`: these were removed from the account for its owner. */
export type Linked = 'linked' | { readonly cleared: readonly SetBeforeProof[] };

/** Records a new identity in the audit trail and mails the owner. */
export async function noteLinked(
  auth: AuthKit,
  tx: Tx,
  user: UserRow,
  { id, name }: Provider,
  how: Linked,
  { address }: Visitor,
): Promise<void> {
  const details = { provider: id, ...(how !== 'linked' && { cleared: true, removed: how.cleared }) };
  await recordAudit(tx, {
    action: 'identity-linked',
    userId: user.id,
    address,
    at: auth.clock.now(),
    details,
  });
  if (user.email === null) return;
  const mail = await writeLinkedMail(auth.settings.siteUrl, name, how);
  await queueMail(auth.mail, tx, { ...mail, to: { address: user.email } });
}
