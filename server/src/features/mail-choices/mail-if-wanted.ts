import type { Tx } from '../../platform/db/db.ts';
import { mailPerson } from '../../platform/mail/mail-person.ts';
import type { MailToQueue, QueueMailDeps } from '../../platform/mail/queue-mail.ts';
import { choiceOf } from './mail-choices.store.ts';
import { signUnsubscription } from './unsubscribe-token.ts';

export type OptionalMailDeps = QueueMailDeps & { readonly secretKey: string; readonly siteUrl: string };

export type OptionalMail = {
  readonly personId: string;
  readonly topic: string;
  /** Applies to users without a choice for this topic. */
  readonly byDefault: boolean;
  /** Gets the URL of the page that stops such mails, for the footer. */
  readonly write: (unsubscribeUrl: string) => Promise<Omit<MailToQueue, 'unsubscribeUrl'>>;
};

/**
 * Queues an optional mail unless the user opted out. It has a link that stops such mails with one click,
 * without signing in (RFC 8058).
 */
export async function mailIfWanted(
  deps: OptionalMailDeps,
  tx: Tx,
  { personId, topic, byDefault, write }: OptionalMail,
): Promise<boolean> {
  if (!((await choiceOf(tx, personId, topic)) ?? byDefault)) return false;
  const token = signUnsubscription({ personId, topic }, deps.secretKey);
  const mail = await write(`${deps.siteUrl}/unsubscribe?token=${token}`);
  const unsubscribeUrl = `${deps.siteUrl}/api/mail-choices/unsubscribe?token=${token}`;
  await mailPerson(deps, tx, { ...mail, unsubscribeUrl });
  return true;
}
