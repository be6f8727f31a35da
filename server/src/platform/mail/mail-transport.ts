import type { Readable } from 'node:stream';
import type { Mailbox } from './mail-address.ts';

export type OutgoingAttachment = {
  readonly fileName: string;
  readonly contentType: string;
  /** Opened only when it is sent, so that no stream is left half read. */
  open(): Promise<Readable>;
};

export type OutgoingMail = {
  readonly to: Mailbox;
  /** Address for bounces; null for the sender's own. */
  readonly returnPath: string | null;
  readonly replyTo: string | null;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly messageId: string;
  readonly date: Date;
  /** One-click unsubscribe URL; null for mails that cannot be turned off. */
  readonly unsubscribeUrl: string | null;
  readonly attachments: readonly OutgoingAttachment[];
};

/** `sent`: accepted by the mail server. `stored`: none is configured, the mail is only stored. */
export type Delivery = 'sent' | 'stored';

export type MailTransport = {
  /** Throws `MailRefusedError` when a retry is pointless, any other error when it may help. */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<Delivery>;
  close(): Promise<void>;
};

/** A permanent refusal of the recipient or the message by the mail server. */
export class MailRefusedError extends Error {
  constructor(answer: string, cause: unknown) {
    super(answer, { cause });
    this.name = 'MailRefusedError';
  }
}

/** The mail is not to be sent any more, so no attempt is made. */
export class MailWithdrawnError extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'MailWithdrawnError';
  }
}

/** The mail waits, which is no attempt: it is looked at again then. */
export class MailRestsError extends Error {
  readonly until: Date;

  constructor(reason: string, until: Date) {
    super(reason);
    this.name = 'MailRestsError';
    this.until = until;
  }
}

/** The part of the file store that mails need. */
export type AttachmentReader = { read(key: string): Promise<{ readonly stream: Readable }> };
