import { deliveryState } from './delivery-state.ts';
import type { MailboxEmail, MailboxPage } from './read-mailbox.ts';

const presentEmail = (base: string, { email, attachments }: MailboxEmail) => ({
  id: email.id,
  kind: email.kind,
  state: deliveryState(email),
  to: email.toAddress,
  toName: email.toName,
  replyTo: email.replyTo,
  subject: email.subject,
  html: email.html,
  text: email.text,
  messageId: email.messageId,
  claimId: email.claimId,
  unsubscribeUrl: email.unsubscribeUrl,
  attempts: email.attempts,
  lastError: email.lastError,
  createdAt: email.createdAt.toISOString(),
  sentAt: email.sentAt?.toISOString() ?? null,
  failedAt: email.failedAt?.toISOString() ?? null,
  keptAt: email.keptAt?.toISOString() ?? null,
  attachments: attachments.map((attachment) => ({
    id: attachment.id,
    fileName: attachment.fileName,
    contentType: attachment.contentType,
    size: attachment.size,
    href: `${base}/${email.id}/attachments/${attachment.id}`,
  })),
});

/** The mailbox as data, for tests and tools. */
export const presentMailbox = (base: string, { emails, next }: MailboxPage) => ({
  emails: emails.map((one) => presentEmail(base, one)),
  next: next ?? null,
});
