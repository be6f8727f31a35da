import { isSecretMail, refusalToResend } from '@plainclaim/domain/accounts/secret-mail';
import { mailWait } from '@plainclaim/domain/notices/mail-wait';
import { mailFailureInWords } from '@plainclaim/domain/shared/mail-failure';
import type { MailCounts } from './list-mails.ts';
import type { MailRow } from './outbox.store.ts';
import type { OpenedMail } from './read-mail.ts';

export const presentOutgoing = (mail: MailRow, now: Date) => ({
  id: mail.id,
  kind: mail.kind,
  to: mail.toAddress,
  to_name: mail.toName,
  subject: mail.subject,
  claim_id: mail.claimId,
  state: stateOf(mail, now),
  attempts: mail.attempts,
  created_at: mail.createdAt.toISOString(),
  sent_at: (mail.sentAt ?? mail.keptAt)?.toISOString() ?? null,
  failed_at: mail.failedAt?.toISOString() ?? null,
  failure: failureOf(mail),
  waits: waitsOf(mail, now),
  may_retry: mail.failedAt !== null && refusalToResend(mail.kind) === undefined,
  is_secret: isSecretMail(mail.kind),
});

export const presentOpened = ({ email, text, attachments }: OpenedMail, now: Date) => ({
  ...presentOutgoing(email, now),
  text,
  message_id: email.messageId,
  attachments: attachments.map(({ fileName, size }) => ({ file_name: fileName, size })),
});

export function presentCounts(counts: MailCounts) {
  const one = ({ count, isMore }: MailCounts['sent']) => ({ count, is_more: isMore });
  return { queued: one(counts.queued), sent: one(counts.sent), failed: one(counts.failed) };
}

function stateOf(mail: MailRow, now: Date) {
  if (mail.sentAt) return 'sent' as const;
  if (mail.keptAt) return 'kept' as const;
  if (mail.failedAt) return 'failed' as const;
  return mail.sendingUntil && mail.sendingUntil > now ? ('sending' as const) : ('queued' as const);
}

function waitsOf(mail: MailRow, now: Date) {
  const wait = stateOf(mail, now) === 'queued' ? mailWait(mail, now) : null;
  return wait && { why: wait.why, until: wait.until.toISOString() };
}

/** A mail that was sent after all shows no failure. */
function failureOf({ lastError, sentAt, keptAt }: MailRow) {
  if (lastError === null || sentAt || keptAt) return null;
  return { words: mailFailureInWords(lastError), said: lastError };
}
