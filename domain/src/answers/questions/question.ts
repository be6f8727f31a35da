/** How a question is drawn. */
export type QuestionKind =
  | 'sum'
  | 'day'
  | 'line'
  | 'text'
  | 'tick'
  /** One of the options. */
  | 'choice'
  /** Any of the options. */
  | 'several'
  /** A list of days with what happened. */
  | 'dates'
  /** Files and named documents. */
  | 'papers';

export type QuestionOption = { readonly value: string; readonly label: string; readonly hint?: string };

export type Question = {
  /** The field of the typed answer; a mistake with this field is shown at this question. */
  readonly field: string;
  readonly kind: QuestionKind;
  readonly label: string;
  readonly hint?: string;
  readonly isOptional: boolean;
  /** The most characters, or rows of a list. */
  readonly most?: number;
  readonly options?: readonly QuestionOption[];
  /** Asked only while another question has this answer. */
  readonly onlyIf?: { readonly field: string; readonly is: string };
};
