import { fileTypeFromBuffer } from 'file-type';
import { holdsWordDocument } from './word-document.ts';

/** How much of a file `sniffContentType` wants to see: with `peekStream(stream, sniffBytes)`. */
export const sniffBytes = 64 * 1024;

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Every type we ever store for a person, by what file-type calls it. Anything else is not allowed. */
const knownTypes = {
  'application/pdf': { type: 'application/pdf', extension: 'pdf' },
  'image/jpeg': { type: 'image/jpeg', extension: 'jpg' },
  'image/png': { type: 'image/png', extension: 'png' },
  // An animated PNG is a PNG to everyone who does not animate it.
  'image/apng': { type: 'image/png', extension: 'png' },
  'image/webp': { type: 'image/webp', extension: 'webp' },
  'image/avif': { type: 'image/avif', extension: 'avif' },
  'image/gif': { type: 'image/gif', extension: 'gif' },
  [docx]: { type: docx, extension: 'docx' },
} as const;

const oldWord = { type: 'application/msword', extension: 'doc' } as const;

export type SniffedType = (typeof knownTypes)[keyof typeof knownTypes] | typeof oldWord;

/**
 * Decides what a file is from its first bytes; its name has no say. Null means: none of ours, refuse it.
 *
 * A DOCX is a zip whose table of contents names a Word document. Word writes that table first; where
 * another program writes it last and beyond the bytes we see, parts below `word/` decide. Only the shape
 * is judged: a file that starts as a PDF may hold anything further on, which is why every download is an
 * attachment in a sandbox.
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
