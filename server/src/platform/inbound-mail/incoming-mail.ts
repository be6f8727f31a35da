/** A mail that reached us, read but not yet judged. */
export type IncomingMail = {
  /** The mail's own id, brackets included; null when it carries none. */
  readonly messageId: string | null;
  /** The sender's address, in lower case. */
  readonly from: string;
  /** One From header with one address: with more, the relay's DMARC report may be about another. */
  readonly hasOneSender: boolean;
  /** Whom its headers name, in lower case. */
  readonly recipients: readonly string[];
  readonly subject: string;
  /** As plain text, also when the mail holds only HTML. */
  readonly text: string;
  /** Names in lower case; of a repeated header the first. */
  readonly headers: ReadonlyMap<string, string>;
  readonly attachments: readonly IncomingAttachment[];
  /** What another mail server said about a mail it could not deliver, such as '550 5.1.1 no such user'. */
  readonly deliveryProblem: string | null;
};

/** What the SMTP session said about a mail, which its headers need not repeat. */
export type Envelope = {
  /** Of the client that handed it over; an IPv6 address counts by its /64. */
  readonly network: string;
  /** In lower case. */
  readonly recipients: readonly string[];
};

export type IncomingAttachment = {
  readonly fileName: string;
  readonly content: Uint8Array;
};

/** More is refused before it is read: mail servers on the way rarely take as much. */
export const maxIncomingBytes = 25 * 1024 * 1024;

/** What is read of a mail. One beyond these is given to the team as it came. */
export const mailLimits = {
  /** The largest mail, in lines of base64, has 340,000. */
  lines: 500_000,
  /** Lines that begin with two hyphens, as every part of a mail does. */
  parts: 1_000,
  depth: 40,
  headerBytes: 256 * 1024,
  milliseconds: 30_000,
  heapMegabytes: 512,
} as const;
