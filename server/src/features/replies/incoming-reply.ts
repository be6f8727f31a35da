import { createHash } from 'node:crypto';
import { mailKind } from '@plainclaim/domain/replies/mail-kind';
import type {
  Envelope,
  IncomingAttachment,
  IncomingMail,
} from '../../platform/inbound-mail/incoming-mail.ts';
import type { ReadMail } from '../../platform/inbound-mail/read-mail.ts';
import type { EventActor } from '../history/index.ts';
import type { defendantResponses } from './replies.tables.ts';

type ResponseRow = typeof defendantResponses.$inferSelect;

export type SenderEvidence = Pick<IncomingMail, 'hasOneSender' | 'recipients'> & {
  /** The verdict of our own mail server: the topmost Authentication-Results header. */
  readonly authenticationResults: string;
};

/** A reply from any source: email, or typed in by an admin. */
export type IncomingReply = Pick<ResponseRow, 'kind' | 'source' | 'dedupeKey'> & {
  readonly subject: string;
  readonly body: string;
  readonly senderEmail: string;
  readonly attachments: readonly IncomingAttachment[];
  /** The raw mail; null when an admin typed it in. */
  readonly raw: Uint8Array | null;
  /** Given by an admin; otherwise found from the recipient address or the subject. */
  readonly claimId: string | null;
  /** The mail's proof of its sender; null when an admin typed it in. */
  readonly evidence: SenderEvidence | null;
  readonly by: EventActor;
  /** Set when it did not come by email: an admin recorded it. */
  readonly byHand?: Pick<ResponseRow, 'channel' | 'receivedOn'>;
  /** For a report that a mail of ours was not delivered. */
  readonly deliveryProblem?: string | null;
};

export type MailSource = {
  readonly source: 'webhook' | 'smtp';
  /** In addition to those in the headers. */
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

/** Stored among the replies without a claim, with the raw mail attached, for an admin to look at. */
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

/** For a mail without a Message-ID: equal words, sender and time mean the same mail. */
export function digestOf(parts: readonly string[]): string {
  return `sha256:${createHash('sha256').update(JSON.stringify(parts)).digest('hex')}`;
}
