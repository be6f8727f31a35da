/** Why facts cannot stand, for the program. */
export const factsRefusalCodes = [
  'invalid-field',
  'no-rows',
  'too-many-rows',
  'too-many-credits',
  'no-dates',
  'too-many-dates',
  'too-many-evidence-items',
  'row-not-above-zero',
  'loss-without-how',
  'credit-not-above-zero',
  'credit-not-before-letter',
  'nothing-left-to-claim',
  'sum-too-large',
  'amount-differs',
  'agreement-in-future',
  'date-in-future',
  'month-not-on-its-first',
  'no-main-date',
  'several-main-dates',
  'same-id-twice',
  'unknown-evidence',
  'same-proof-twice',
  'rate-out-of-range',
  'own-figure-not-above-zero',
  'own-figure-above-sum',
  'interest-begins-in-future',
  'interest-begins-too-early',
  'late-payment-not-in-business',
  'late-payment-without-debt',
  'debt-without-due-day',
  'debt-not-overdue',
  'facts-frozen',
] as const;

export type FactsRefusalCode = (typeof factsRefusalCodes)[number];

export type FactsRefusal = {
  readonly code: FactsRefusalCode;
  /** The field it is shown at, such as `rows.0.amount`. */
  readonly field: string;
  /** For the person. */
  readonly message: string;
};

export const refusal = (code: FactsRefusalCode, field: string, message: string): FactsRefusal => ({
  code,
  field,
  message,
});
