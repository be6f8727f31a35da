import { AppError } from '@plainclaim/domain/shared/errors';
import { cleanLine, cleanText } from '@plainclaim/domain/shared/text';
import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime';
import { safeFileName } from '../files/safe-file-name.ts';
import { htmlAsText } from './html-as-text.ts';
import type { IncomingAttachment, IncomingMail } from './incoming-mail.ts';

/** Nobody answers a letter at greater length; what follows is quotation. */
const longestText = 100_000;
const longestSubject = 500;
const mostAttachments = 30;

/** Reads a raw mail. Whatever it claims about itself is taken as text and nothing more. */
export async function parseMail(raw: Uint8Array): Promise<IncomingMail> {
  const email = await read(raw);
  return {
    messageId: email.messageId ? cleanLine(email.messageId).slice(0, 300) : null,
    from: addressOf(email.from).toLowerCase(),
    subject: cleanLine(email.subject ?? '').slice(0, longestSubject),
    text: cleanText(textOf(email)).slice(0, longestText),
    headers: firstOfEach(email),
    attachments: email.attachments.slice(0, mostAttachments).map(asAttachment),
    raw,
  };
}

async function read(raw: Uint8Array): Promise<Email> {
  try {
    return await PostalMime.parse(raw, { maxNestingDepth: 40, forceRfc822Attachments: true });
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

function firstOfEach({ headers }: Email): ReadonlyMap<string, string> {
  const first = new Map<string, string>();
  for (const { key, value } of headers) if (!first.has(key)) first.set(key, cleanLine(value).slice(0, 1000));
  return first;
}

function asAttachment({ filename, content }: Attachment): IncomingAttachment {
  const bytes = typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);
  return { fileName: safeFileName(filename ?? ''), content: bytes };
}
