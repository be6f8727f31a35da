import type { LetterPdf } from './letter-pdf.ts';

/**
 * The letter as an A4 document with selectable text. Some tens of milliseconds of work, and half a second more
 * for the first: the typesetter is read when a letter needs it, not while the server starts.
 */
export async function renderLetterPdf(letter: LetterPdf): Promise<Uint8Array> {
  const { typesetLetter } = await import('./typeset-letter.tsx');
  return await typesetLetter(letter);
}
