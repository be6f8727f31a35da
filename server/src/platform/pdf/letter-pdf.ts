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
