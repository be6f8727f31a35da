import type { LetterPdf } from './letter-pdf.ts';

/**
 * The letter as an A4 PDF with selectable text. Takes tens of milliseconds, and half a second more the first
 * time, because the library is loaded on first use.
 */
export async function renderLetterPdf(letter: LetterPdf): Promise<Uint8Array> {
  const { typesetLetter } = await import('./typeset-letter.tsx');
  return await typesetLetter(letter);
}
