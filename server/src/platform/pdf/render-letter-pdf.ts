export type LetterPdf = {
  /** Names the document, for example 'Letter Before Action'. */
  readonly title: string;
  /** The letter as it stands, in plain text. */
  readonly text: string;
  /** The claim's id, once there is one to show. */
  readonly reference?: string;
  /** Whose name stands at the top. */
  readonly sender?: string;
};

/**
 * The letter as an A4 document with selectable text. Some tens of milliseconds of work, and half a second more
 * for the first: the typesetter is read when a letter needs it, not while the server starts.
 */
export async function renderLetterPdf(letter: LetterPdf): Promise<Uint8Array> {
  const { typesetLetter } = await import('./typeset-letter.tsx');
  return await typesetLetter(letter);
}
