import { randomUUID } from 'node:crypto';
import type { Config } from '../../config/config.ts';
import type { Clock } from '../clock/clock.ts';
import type { Tx } from '../db/db.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { finishMail, type MailSetting } from './finish-mail.ts';
import { sendMail } from './mail.jobs.ts';
import { type EmailRow, idByDedupeKey, insertEmails, rewriteWaiting } from './mail.store.ts';
import { domainOf, headerLine, type Mailbox, mailAddress, parseMailbox } from './mail-address.ts';
import type { RenderedMail } from './template/render-mail.ts';

export type AttachmentToQueue = {
  readonly fileName: string;
  readonly contentType: string;
  /** The file must stay in the store until the mail is sent. */
  readonly fileKey: string;
  readonly size: number;
};

export type MailToQueue = {
  readonly kind: string;
  readonly to: Mailbox;
  readonly replyTo?: string;
  readonly subject: string;
  readonly body: RenderedMail;
  readonly attachments?: readonly AttachmentToQueue[];
  /** A mail queued twice with one key is sent once. */
  readonly dedupeKey?: string;
  readonly claimId?: string;
  /** Not sent before this time, and until then it can be withdrawn. */
  readonly notBefore?: Date;
  /** One-click unsubscribe URL; for optional mails only. */
  readonly unsubscribeUrl?: string;
};

export type QueueMailDeps = {
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly clock: Clock;
  /** For the Message-ID, which has the sender's domain, and the footer, which names the operator. */
  readonly config: Pick<Config, MailSetting>;
};

/** Inserts the mail and its job in the caller's transaction. */
export async function queueMail(deps: QueueMailDeps, tx: Tx, mail: MailToQueue): Promise<string> {
  const [id] = await queueMails(deps, tx, [mail]);
  if (id === undefined) throw new Error('the mail was not queued');
  return id;
}

/** Queues several mails with as many statements as one takes. Returns their ids in the same order. */
export async function queueMails(
  { jobs, clock, config }: QueueMailDeps,
  tx: Tx,
  mails: readonly MailToQueue[],
): Promise<readonly string[]> {
  const now = clock.now();
  const domain = domainOf(parseMailbox(config.MAIL_FROM));
  const rows = mails.map((mail) => ({ mail, id: randomUUID() }));
  const added = await insertEmails(
    tx,
    rows.map(({ mail, id }) => emailRow(mail, { id, now, domain, config })),
    rows.flatMap(attachmentRows),
  );
  const fresh = rows.filter(({ id }) => added.has(id));
  const atOnce = fresh.filter(({ mail }) => !mail.notBefore);
  if (atOnce.length > 0)
    await jobs.enqueue(
      tx,
      sendMail,
      atOnce.map(({ id }) => ({ emailId: id })),
    );
  for (const { id, mail } of fresh)
    if (mail.notBefore) await jobs.enqueue(tx, sendMail, { emailId: id }, { startAfter: mail.notBefore });
  const ids: string[] = [];
  for (const { mail, id } of rows) ids.push(added.has(id) ? id : await firstWithKey(tx, mail.dedupeKey));
  return ids;
}

/**
 * Replaces the contents and attachments of a waiting mail for the worker that holds its lease; recipient and Message-ID
 * stay. Undefined when another worker has taken it since.
 */
export async function rewriteQueued(
  { clock, config }: Pick<QueueMailDeps, 'clock' | 'config'>,
  tx: Tx,
  email: EmailRow,
  mail: MailToQueue,
): Promise<EmailRow | undefined> {
  const { html, text } = finishMail(mail.body, config);
  const contents = { html, text, subject: headerLine('subject', mail.subject), replyTo: replyToOf(mail) };
  return await rewriteWaiting(tx, email, contents, attachmentRows({ mail, id: email.id }), clock.now());
}

type Origin = {
  readonly id: string;
  readonly now: Date;
  readonly domain: string;
  readonly config: Pick<Config, MailSetting>;
};

const emailRow = (mail: MailToQueue, { id, now, domain, config }: Origin) => ({
  ...finishMail(mail.body, config),
  id,
  kind: mail.kind,
  toAddress: mailAddress('recipient', mail.to.address),
  toName: mail.to.name ? headerLine('recipient name', mail.to.name) : null,
  replyTo: replyToOf(mail),
  subject: headerLine('subject', mail.subject),
  dedupeKey: mail.dedupeKey ?? null,
  messageId: `<${randomUUID()}@${domain}>`,
  claimId: mail.claimId ?? null,
  unsubscribeUrl: mail.unsubscribeUrl ?? null,
  heldUntil: mail.notBefore ?? null,
  createdAt: now,
  touchedAt: now,
});

const replyToOf = ({ replyTo }: MailToQueue): string | null =>
  replyTo ? mailAddress('reply address', replyTo) : null;

const attachmentRows = ({ mail, id }: { readonly mail: MailToQueue; readonly id: string }) =>
  (mail.attachments ?? []).map((attachment, position) => ({
    id: randomUUID(),
    emailId: id,
    position,
    fileName: headerLine('attachment name', attachment.fileName),
    contentType: headerLine('attachment type', attachment.contentType),
    fileKey: attachment.fileKey,
    size: attachment.size,
  }));

async function firstWithKey(tx: Tx, dedupeKey: string | undefined): Promise<string> {
  const id = dedupeKey === undefined ? undefined : await idByDedupeKey(tx, dedupeKey);
  if (id === undefined) throw new Error('a mail was neither stored nor found by its dedupe key');
  return id;
}
