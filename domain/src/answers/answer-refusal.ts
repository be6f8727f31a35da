/** Why an answer cannot stand, for the program. */
export const answerRefusalCodes = [
  'no-answer-chosen',
  'invalid-field',
  'not-below-what-is-asked',
  'above-what-is-asked',
  'paid-in-future',
  'date-in-future',
  'month-not-on-its-first',
  'unknown-row',
  'same-row-twice',
  'too-many-dates',
  'too-many-papers',
  'same-id-twice',
  'unknown-paper',
  'time-not-later',
  'time-too-late',
  'no-more-time',
  'payment-day-not-ahead',
  'payment-day-too-late',
  'instalment-too-small',
  'instalment-too-large',
  'too-many-instalments',
  'plan-too-long',
] as const;

export type AnswerRefusalCode = (typeof answerRefusalCodes)[number];

export type AnswerRefusal = {
  readonly code: AnswerRefusalCode;
  /** The field it is shown at, such as `pay-part.owed`. */
  readonly field: string;
  /** For the person. */
  readonly message: string;
};

export const refusal = (code: AnswerRefusalCode, field: string, message: string): AnswerRefusal => ({
  code,
  field,
  message,
});
