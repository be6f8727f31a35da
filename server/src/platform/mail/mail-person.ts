import { isNobody } from '@plainclaim/domain/shared/nobodys-address';
import type { Tx } from '../db/db.ts';
import { type MailToQueue, type QueueMailDeps, queueMail } from './queue-mail.ts';

/** Queues a mail to a user, or nothing if the account has been deleted. */
export async function mailPerson(deps: QueueMailDeps, tx: Tx, mail: MailToQueue): Promise<void> {
  if (!isNobody(mail.to.address)) await queueMail(deps, tx, mail);
}
