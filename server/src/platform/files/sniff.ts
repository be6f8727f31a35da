import { fileTypeFromBuffer } from 'file-type';
import { holdsWordDocument } from './word-document.ts';

/** Bytes that `sniffContentType` needs: use `peekStream(stream, sniffBytes)`. */
export const sniffBytes = 64 * 1024;

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Types that users may upload, by file-type's names. */
const knownTypes = {
  'application/pdf': { type: 'application/pdf', extension: 'pdf' },
  'image/jpeg': { type: 'image/jpeg', extension: 'jpg' },
  'image/png': { type: 'image/png', extension: 'png' },
  // APNG is a valid PNG for programs that do not animate it.
  'image/apng': { type: 'image/png', extension: 'png' },
  'image/webp': { type: 'image/webp', extension: 'webp' },
  'image/avif': { type: 'image/avif', extension: 'avif' },
  'image/gif': { type: 'image/gif', extension: 'gif' },
  [docx]: { type: docx, extension: 'docx' },
} as const;

const oldWord = { type: 'application/msword', extension: 'doc' } as const;

export type SniffedType = (typeof knownTypes)[keyof typeof knownTypes] | typeof oldWord;

/**
 * Detects a file's type from its first bytes, never from its name. Null for types that are not allowed. A
 * DOCX is a zip whose table of contents names a Word document. Word writes that table first; where another
 * program writes it last, beyond the bytes we have, parts below `word/` decide. Only the format is checked: a
 * file that starts as a PDF may have anything after that, so every download is a sandboxed attachment.
 */
export async function sniffContentType(firstBytes: Uint8Array): Promise<SniffedType | null> {
  const found = await fileTypeFromBuffer(firstBytes);
  if (found === undefined) return null;
  if (found.mime === 'application/x-cfb') return holdsWordDocument(firstBytes) ? oldWord : null;
  return isKnown(found.mime) ? knownTypes[found.mime] : null;
}

function isKnown(mime: string): mime is keyof typeof knownTypes {
  return Object.hasOwn(knownTypes, mime);
}
