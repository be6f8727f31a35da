import type { Tx } from '../../platform/db/db.ts';
import { queueMails } from '../../platform/mail/queue-mail.ts';
import type { AuthKit } from '../auth-kit.ts';
import { writeMovedAwayMail, writeMovedHereMail } from './contact.emails.tsx';

/** Mails both mailboxes with the act itself: the owner of the old one must learn of a move that a thief made. */
export async function tellOfMove(
  { mail, settings: { siteUrl } }: Pick<AuthKit, 'mail' | 'settings'>,
  tx: Tx,
  from: string | null,
  to: string,
): Promise<void> {
  const toNew = { ...(await writeMovedHereMail(siteUrl)), to: { address: to } };
  if (from === null) {
    await queueMails(mail, tx, [toNew]);
    return;
  }
  const toOld = { ...(await writeMovedAwayMail(siteUrl, to)), to: { address: from } };
  await queueMails(mail, tx, [toOld, toNew]);
}
