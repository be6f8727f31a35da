import type { Readable } from 'node:stream';
import type { Mailbox } from './mail-address.ts';

export type OutgoingAttachment = {
  readonly fileName: string;
  readonly contentType: string;
  /** Opened only when its turn comes, so that nothing waits half read. */
  open(): Promise<Readable>;
};

export type OutgoingMail = {
  readonly to: Mailbox;
  /** Where it is returned to; null for the sender's own address. */
  readonly returnPath: string | null;
  readonly replyTo: string | null;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly messageId: string;
  readonly date: Date;
  /** Where a mail program stops such mails with one click; null for a mail its reader needs. */
  readonly unsubscribeUrl: string | null;
  readonly attachments: readonly OutgoingAttachment[];
};

/** sent: a mail server took responsibility. kept: there is none, the mail stays in the outbox. */
export type Delivery = 'sent' | 'kept';

export type MailTransport = {
  /** Throws `MailRefusedError` when trying again is pointless, anything else when it may help. */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<Delivery>;
  close(): Promise<void>;
};

/** The mail server said no to this recipient or this message, and will say it again. */
export class MailRefusedError extends Error {
  constructor(answer: string, cause: unknown) {
    super(answer, { cause });
    this.name = 'MailRefusedError';
  }
}

/** The one thing a mail wants of the file store. */
export type AttachmentReader = { read(key: string): Promise<{ readonly stream: Readable }> };
