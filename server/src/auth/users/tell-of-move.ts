import type { Tx } from '../../platform/db/db.ts';
import { queueMails } from '../../platform/mail/queue-mail.ts';
import type { AuthKit } from '../auth-kit.ts';
import { stillNeedsProof } from '../mailbox/still-needs-proof.ts';
import { writeMovedAwayMail, writeMovedHereMail } from './contact.emails.tsx';
import type { UserRow } from './users.store.ts';

/** Mails both mailboxes with the act itself: the owner of the old one must learn of a move that a thief made. */
export async function tellOfMove(
  { mail, settings }: Pick<AuthKit, 'mail' | 'settings'>,
  tx: Tx,
  from: Pick<UserRow, 'email' | 'emailProvenAt' | 'isAnonymous'>,
  to: string,
): Promise<void> {
  const { siteUrl } = settings;
  const toNew = { ...(await writeMovedHereMail(siteUrl)), to: { address: to } };
  if (from.email === null) {
    await queueMails(mail, tx, [toNew]);
    return;
  }
  // Somebody typed the new address, and the old mailbox may be a stranger's.
  const named = stillNeedsProof({ settings }, from) ? undefined : to;
  const toOld = { ...(await writeMovedAwayMail(siteUrl, named)), to: { address: from.email } };
  await queueMails(mail, tx, [toOld, toNew]);
}
