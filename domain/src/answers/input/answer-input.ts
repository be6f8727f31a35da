/** An answer as typed: text and ticks, what is left empty is empty. Every kind keeps its own, and the chosen one counts. */
export type AnswerInput = {
  readonly kind: string;
  readonly name: string;
  readonly capacity: string;
  readonly 'pay-all': { readonly how: HowPaidInput };
  readonly 'pay-part': {
    readonly owed: string;
    readonly why: string;
    readonly rows: readonly string[];
    readonly how: HowPaidInput;
  };
  readonly 'already-paid': {
    readonly amount: string;
    readonly on: string;
    readonly how: string;
    readonly proof: readonly PaperInput[];
  };
  readonly dispute: {
    readonly why: string;
    readonly rows: readonly string[];
    readonly timeline: readonly AnswerDateInput[];
    readonly evidence: readonly PaperInput[];
    readonly counterclaim: string;
  };
  readonly 'not-me': { readonly why: string };
  readonly 'need-more': { readonly asks: string; readonly debtAdvice: boolean };
  readonly 'need-time': { readonly until: string; readonly why: string };
};

export type HowPaidInput = {
  readonly kind: string;
  readonly on: string;
  readonly each: string;
  readonly every: string;
  readonly first: string;
};

export type PaperInput = {
  readonly id: string;
  readonly type: string;
  readonly what: string;
  /** The uploaded file; empty while the document is only named. */
  readonly file: string;
};

export type AnswerDateInput = {
  /** '2026-09-14', or '2026-09' where only the month is known. */
  readonly on: string;
  readonly what: string;
  readonly proof: readonly string[];
};

const noPlan: HowPaidInput = { kind: '', on: '', each: '', every: '', first: '' };

/** No answer is preselected. */
export const emptyAnswerInput: AnswerInput = {
  kind: '',
  name: '',
  capacity: '',
  'pay-all': { how: noPlan },
  'pay-part': { owed: '', why: '', rows: [], how: noPlan },
  'already-paid': { amount: '', on: '', how: '', proof: [] },
  dispute: { why: '', rows: [], timeline: [], evidence: [], counterclaim: '' },
  'not-me': { why: '' },
  'need-more': { asks: '', debtAdvice: false },
  'need-time': { until: '', why: '' },
};
