/** A mail that reached us, read but not yet judged. */
export type IncomingMail = {
  /** The mail's own id, brackets included; null when it carries none. */
  readonly messageId: string | null;
  /** The sender's address, in lower case. */
  readonly from: string;
  readonly subject: string;
  /** As plain text, also when the mail holds only HTML. */
  readonly text: string;
  /** Names in lower case; of a repeated header the first. */
  readonly headers: ReadonlyMap<string, string>;
  readonly attachments: readonly IncomingAttachment[];
  /** The mail as it came, for whoever has to look closer. */
  readonly raw: Uint8Array;
};

export type IncomingAttachment = {
  readonly fileName: string;
  readonly content: Uint8Array;
};

/** More is refused before it is read: mail servers on the way rarely take as much. */
export const maxIncomingBytes = 25 * 1024 * 1024;
