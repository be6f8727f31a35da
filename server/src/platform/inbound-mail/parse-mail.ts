import { AppError } from '@plainclaim/domain/shared/errors';
import { cleanLine, cleanText } from '@plainclaim/domain/shared/text';
import PostalMime, { type Address, type Attachment, addressParser, type Email } from 'postal-mime';
import { safeFileName } from '../files/safe-file-name.ts';
import { htmlAsText } from './html-as-text.ts';
import { type IncomingAttachment, type IncomingMail, mailLimits } from './incoming-mail.ts';

/** Longer than any real reply; the rest is quoted text. */
const longestText = 100_000;
const longestSubject = 500;
const mostAttachments = 30;

/**
 * Parses a raw mail. Every header is untrusted text. Runs in a thread that can be terminated: see
 * `read-mail.ts`.
 */
export async function parseMail(raw: Uint8Array): Promise<IncomingMail> {
  refuseExcess(raw);
  const email = await read(raw);
  return {
    messageId: email.messageId ? cleanLine(email.messageId).slice(0, 300) : null,
    from: addressOf(email.from).toLowerCase(),
    hasOneSender: hasOneSender(email),
    recipients: recipientsOf(email),
    subject: cleanLine(email.subject ?? '').slice(0, longestSubject),
    text: cleanText(textOf(email)).slice(0, longestText),
    headers: firstOfEach(email),
    attachments: email.attachments.slice(0, mostAttachments).map(asAttachment),
    deliveryProblem: deliveryProblemIn(email),
  };
}

const [lineFeed, hyphen] = [0x0a, 0x2d];

/** Counts lines and parts in one pass, before the parser allocates anything. */
function refuseExcess(raw: Uint8Array): void {
  let lines = 0;
  let parts = 0;
  for (let at = raw.indexOf(lineFeed); at >= 0; at = raw.indexOf(lineFeed, at + 1)) {
    lines += 1;
    if (raw[at + 1] === hyphen && raw[at + 2] === hyphen) parts += 1;
  }
  if (lines > mailLimits.lines) throw tooMuch(`more than ${mailLimits.lines} lines`);
  if (parts > mailLimits.parts) throw tooMuch(`more than ${mailLimits.parts} parts`);
}

const tooMuch = (what: string) => new AppError('validation_failed', `the mail has ${what}`);

async function read(raw: Uint8Array): Promise<Email> {
  try {
    return await PostalMime.parse(raw, {
      maxNestingDepth: mailLimits.depth,
      maxHeadersSize: mailLimits.headerBytes,
      forceRfc822Attachments: true,
    });
  } catch (cause) {
    throw new AppError('validation_failed', 'the mail cannot be read', { cause });
  }
}

function textOf({ text, html }: Email): string {
  const plain = text?.trim() ?? '';
  return plain === '' && html ? htmlAsText(html) : plain;
}

function addressOf(from: Address | undefined): string {
  return cleanLine(from?.address ?? from?.group?.[0]?.address ?? '').slice(0, 254);
}

function hasOneSender({ headers }: Email): boolean {
  const senders = headers.filter(({ key }) => key === 'from').map(({ value }) => addressParser(value));
  return senders.length === 1 && senders[0]?.length === 1 && senders[0][0]?.address !== undefined;
}

const mostRecipients = 50;

/** To and Cc, and the headers in which mail servers record the envelope recipient. */
function recipientsOf({ to = [], cc = [], deliveredTo, headers }: Email): string[] {
  const noted = headers.filter(({ key }) => key === 'x-original-to' || key === 'envelope-to');
  const addresses = [...to, ...cc].map(addressOf);
  return [deliveredTo ?? '', ...noted.map(({ value }) => value), ...addresses]
    .filter((address) => address !== '')
    .slice(0, mostRecipients)
    .map((address) => cleanLine(address.slice(0, 254)).toLowerCase());
}

function firstOfEach({ headers }: Email): ReadonlyMap<string, string> {
  const first = new Map<string, string>();
  for (const { key, value } of headers) if (!first.has(key)) first.set(key, cleanLine(value).slice(0, 1000));
  return first;
}

const diagnosticCode = 'diagnostic-code:';
const longestReport = 20_000;

/** The machine-readable part of a delivery report (RFC 3464). */
function deliveryProblemIn({ attachments }: Email): string | null {
  const report = attachments.find(({ mimeType }) => mimeType === 'message/delivery-status');
  if (!report) return null;
  const text = Buffer.from(asAttachment(report).content).toString('latin1', 0, longestReport);
  const line = text.split('\n').find((one) => one.toLowerCase().startsWith(diagnosticCode));
  if (line === undefined) return null;
  return (
    cleanLine(line.slice(diagnosticCode.length))
      .replace(/^smtp;/i, '')
      .trim()
      .slice(0, 300) || null
  );
}

function asAttachment({ filename, content }: Attachment): IncomingAttachment {
  const bytes = typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);
  return { fileName: safeFileName(filename ?? ''), content: bytes };
}
