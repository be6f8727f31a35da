import { createHash } from 'node:crypto';
import { mailKind } from '@plainclaim/domain/replies/mail-kind';
import type { EventActor } from '../history/index.ts';
import type { IncomingAttachment, IncomingMail } from '../platform/inbound-mail/incoming-mail.ts';
import type { defendantResponses } from './replies.tables.ts';

type ResponseRow = typeof defendantResponses.$inferSelect;

/** A reply as it reaches us, whichever way it took. */
export type IncomingReply = Pick<ResponseRow, 'kind' | 'source' | 'dedupeKey'> & {
  readonly subject: string;
  readonly body: string;
  readonly senderEmail: string;
  readonly attachments: readonly IncomingAttachment[];
  /** The mail as it came; nothing when an admin typed it in. */
  readonly raw: Uint8Array | null;
  /** Said by an admin; otherwise the subject tells. */
  readonly claimId: string | null;
  readonly by: EventActor;
};

export function replyFromMail(mail: IncomingMail, source: 'webhook' | 'smtp'): IncomingReply {
  return {
    kind: mailKind({ from: mail.from, subject: mail.subject, body: mail.text, headers: mail.headers }),
    source,
    dedupeKey: mail.messageId ?? digestOf([mail.from, mail.subject, mail.text]),
    subject: mail.subject,
    body: mail.text,
    senderEmail: mail.from,
    attachments: mail.attachments,
    raw: mail.raw,
    claimId: null,
    by: { kind: 'defendant', id: null },
  };
}

/** Where a mail has no id of its own, the same words from the same person are the same mail. */
export function digestOf(parts: readonly string[]): string {
  return `sha256:${createHash('sha256').update(JSON.stringify(parts)).digest('hex')}`;
}
