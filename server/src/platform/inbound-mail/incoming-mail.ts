/** A received mail, parsed but not yet matched to a claim. */
export type IncomingMail = {
  /** The Message-ID with brackets; null when there is none. */
  readonly messageId: string | null;
  /** The sender's address, in lower case. */
  readonly from: string;
  /** Exactly one From header with one address: with more, DMARC may have checked another. */
  readonly hasOneSender: boolean;
  /** Recipients in its headers, in lower case. */
  readonly recipients: readonly string[];
  readonly subject: string;
  /** As plain text, also when the mail holds only HTML. */
  readonly text: string;
  /** By name in lower case; only the first of repeated headers. */
  readonly headers: ReadonlyMap<string, string>;
  readonly attachments: readonly IncomingAttachment[];
  /** Diagnostic code of a delivery report, such as '550 5.1.1 no such user'; null for other mails. */
  readonly deliveryProblem: string | null;
};

/** From the SMTP session; the headers may differ. */
export type Envelope = {
  /** The client's network: an IPv4 address, or the /64 of an IPv6 address. */
  readonly network: string;
  /** In lower case. */
  readonly recipients: readonly string[];
};

export type IncomingAttachment = {
  readonly fileName: string;
  readonly content: Uint8Array;
};

/** Larger mails are refused before they are parsed; few mail servers would relay them. */
export const maxIncomingBytes = 25 * 1024 * 1024;

/** Limits for parsing. A mail beyond them is passed to the team unparsed. */
export const mailLimits = {
  /** The largest mail has 340,000 lines of base64. */
  lines: 500_000,
  /** Lines that start with two hyphens, as every part of a mail does. */
  parts: 1_000,
  depth: 40,
  headerBytes: 256 * 1024,
  milliseconds: 30_000,
  heapMegabytes: 512,
} as const;
