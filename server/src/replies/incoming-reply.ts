import { createHash } from 'node:crypto';
import { mailKind } from '@plainclaim/domain/replies/mail-kind';
import type { EventActor } from '../history/index.ts';
import type { Envelope, IncomingAttachment, IncomingMail } from '../platform/inbound-mail/incoming-mail.ts';
import type { ReadMail } from '../platform/inbound-mail/read-mail.ts';
import type { defendantResponses } from './replies.tables.ts';

type ResponseRow = typeof defendantResponses.$inferSelect;

export type SenderEvidence = Pick<IncomingMail, 'hasOneSender' | 'recipients'> & {
  /** What the mail server before us found out: the topmost Authentication-Results. */
  readonly authenticationResults: string;
};

/** A reply as it reaches us, whichever way it took. */
export type IncomingReply = Pick<ResponseRow, 'kind' | 'source' | 'dedupeKey'> & {
  readonly subject: string;
  readonly body: string;
  readonly senderEmail: string;
  readonly attachments: readonly IncomingAttachment[];
  /** The mail as it came; nothing when an admin typed it in. */
  readonly raw: Uint8Array | null;
  /** Said by an admin; otherwise the address it was sent to, or the subject, tells. */
  readonly claimId: string | null;
  /** What the mail brings to show who sent it; nothing when an admin typed it in. */
  readonly evidence: SenderEvidence | null;
  readonly by: EventActor;
  /** Set where it did not come by e-mail: an admin wrote down what was said. */
  readonly byHand?: Pick<ResponseRow, 'channel' | 'receivedOn'>;
  /** Of a report that a mail of ours did not arrive. */
  readonly deliveryProblem?: string | null;
};

export type MailSource = {
  readonly source: 'webhook' | 'smtp';
  /** Beyond those that the headers name. */
  readonly recipients: Envelope['recipients'];
};

export function replyFromMail(
  mail: ReadMail,
  raw: Uint8Array,
  { source, recipients }: MailSource,
): IncomingReply {
  if ('unreadable' in mail) return unreadableReply(mail.unreadable, raw, source);
  return {
    kind: mailKind({ from: mail.from, subject: mail.subject, body: mail.text, headers: mail.headers }),
    source,
    dedupeKey:
      mail.messageId ?? digestOf([mail.from, mail.subject, mail.text, mail.headers.get('date') ?? '']),
    subject: mail.subject,
    body: mail.text,
    senderEmail: mail.from,
    attachments: mail.attachments,
    raw,
    claimId: null,
    evidence: {
      hasOneSender: mail.hasOneSender,
      recipients: [...recipients, ...mail.recipients],
      authenticationResults: mail.headers.get('authentication-results') ?? '',
    },
    by: { kind: 'defendant', id: null },
    deliveryProblem: mail.deliveryProblem,
  };
}

/** Waits among the replies without a claim, with the mail as it came attached, for an admin to look at. */
function unreadableReply(reason: string, raw: Uint8Array, source: 'webhook' | 'smtp'): IncomingReply {
  return {
    kind: 'reply',
    source,
    dedupeKey: `sha256:${createHash('sha256').update(raw).digest('hex')}`,
    subject: 'A mail that could not be read',
    body: `This mail was not read: ${reason}. It is attached as it came.`,
    senderEmail: '',
    attachments: [{ fileName: 'original.eml', content: raw }],
    raw: null,
    claimId: null,
    evidence: null,
    by: { kind: 'defendant', id: null },
  };
}

/** Where a mail has no id of its own, the same words of the same person and moment are the same mail. */
export function digestOf(parts: readonly string[]): string {
  return `sha256:${createHash('sha256').update(JSON.stringify(parts)).digest('hex')}`;
}
