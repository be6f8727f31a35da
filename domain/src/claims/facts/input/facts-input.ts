/** Facts as typed: text and ticks, what is left empty is empty. A draft keeps them, however unfinished. */
export type FactsInput = {
  readonly claimant: string;
  /** The name of the business that claims; absent until it is asked for. */
  readonly business?: string | undefined;
  readonly signedBy?: string | undefined;
  readonly defendant: string;
  readonly basis: BasisInput;
  /** Empty or absent until it is told. */
  readonly complaint?: string | undefined;
  readonly rows: readonly RowInput[];
  readonly credits: readonly CreditInput[];
  readonly timeline: readonly DateInput[];
  readonly evidence: readonly EvidenceInput[];
  /** Absent until it is asked for. */
  readonly lettersTo?: LettersToInput | undefined;
  readonly interest: InterestInput;
  readonly triedToSettle: string;
};

/** Holds the answers of every kind; those of the chosen kind count. */
export type BasisInput = {
  readonly kind: string;
  readonly madeOn: string;
  readonly copy: string;
  readonly where: string;
  readonly words: string;
  readonly duty: string;
  readonly broken: string;
};

export type RowInput = {
  readonly id: string;
  readonly kind: string;
  readonly what: string;
  readonly how: string;
  readonly amount: string;
  readonly due: string;
  readonly proof: readonly string[];
};

/** Its day, or '2026-09' where only the month is known. */
export type CreditInput = { readonly on: string; readonly amount: string; readonly what: string };

export type DateInput = {
  /** '2026-09-14', or '2026-09' where only the month is known. */
  readonly on: string;
  readonly what: string;
  readonly main: boolean;
  readonly proof: readonly string[];
};

export type EvidenceInput = {
  readonly id: string;
  readonly type: string;
  readonly what: string;
  /** Empty while the item is only named. */
  readonly file: string;
  /** Absent where it goes with the letter. */
  readonly keptBack?: boolean | undefined;
};

/** The address stays typed while the claimant's own one is chosen. */
export type LettersToInput = {
  readonly isOther: boolean;
  readonly address: string;
  readonly postcode: string;
};

/** Holds the answers of every kind; those of the chosen kind count. */
export type InterestInput = {
  readonly kind: string;
  readonly percent: string;
  readonly from: string;
  readonly why: string;
  readonly amount: string;
  readonly how: string;
  readonly runsOn: boolean;
};

/** One row and one date are open at the start: what the shortest claim needs. */
export const emptyFactsInput: FactsInput = {
  claimant: 'individual',
  defendant: 'individual',
  basis: { kind: 'not-told', madeOn: '', copy: '', where: '', words: '', duty: '', broken: '' },
  rows: [{ id: 'row-1', kind: 'debt', what: '', how: '', amount: '', due: '', proof: [] }],
  credits: [],
  timeline: [{ on: '', what: '', main: true, proof: [] }],
  evidence: [],
  interest: { kind: 'none', percent: '', from: '', why: '', amount: '', how: '', runsOn: true },
  triedToSettle: '',
};
