import type { Tx } from '../../../platform/db/db.ts';
import { queueMails } from '../../../platform/mail/queue-mail.ts';
import type { AuthKit } from '../auth-kit.ts';
import { stillNeedsProof } from '../mailbox/still-needs-proof.ts';
import { writeMovedAwayMail, writeMovedHereMail } from './contact.emails.tsx';
import type { UserRow } from './users.store.ts';

/**
 * Tells other slices and mails both mailboxes, in the change's transaction: the old one's owner must learn of a move by
 * a thief.
 */
export async function tellOfMove(
  { mail, settings, onEmailMoved }: Pick<AuthKit, 'mail' | 'settings' | 'onEmailMoved'>,
  tx: Tx,
  from: Pick<UserRow, 'id' | 'email' | 'emailProvenAt' | 'isAnonymous'>,
  to: string,
): Promise<void> {
  const { siteUrl } = settings;
  const toNew = { ...(await writeMovedHereMail(siteUrl)), to: { address: to } };
  if (from.email === null) {
    await queueMails(mail, tx, [toNew]);
    return;
  }
  for (const run of onEmailMoved) await run(tx, { userId: from.id, from: from.email, to });
  // An unproven old mailbox may be a stranger's: it must not learn the new address.
  const named = stillNeedsProof({ settings }, from) ? undefined : to;
  const toOld = { ...(await writeMovedAwayMail(siteUrl, named)), to: { address: from.email } };
  await queueMails(mail, tx, [toOld, toNew]);
}
