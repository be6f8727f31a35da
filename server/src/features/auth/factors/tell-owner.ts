import type { Tx } from '../../../platform/db/db.ts';
import { queueMail } from '../../../platform/mail/queue-mail.ts';
import type { AuthKit } from '../auth-kit.ts';
import type { UserRow } from '../users/users.store.ts';
import { type FactorChange, writeFactorMail } from './factors.emails.tsx';

/** Mails the owner in the change's transaction: they must learn of a second step that a thief changes. */
export async function tellOwner(
  { mail, settings }: Pick<AuthKit, 'mail' | 'settings'>,
  tx: Tx,
  { email }: Pick<UserRow, 'email'>,
  change: FactorChange,
): Promise<void> {
  if (email === null) return;
  await queueMail(mail, tx, { ...(await writeFactorMail(settings.siteUrl, change)), to: { address: email } });
}
