/** What `renderLetterPdf` prints. */
export type LetterPdf = {
  /** Title of the document, for example 'Letter Before Action'. */
  readonly title: string;
  /** The letter's plain text. */
  readonly text: string;
  /** The claim's id, if it has one. */
  readonly reference?: string;
  /** Name in the letterhead. */
  readonly sender?: string;
};
