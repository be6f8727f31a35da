import type { Party } from '../../law/interest/late-payment.ts';
import type { IsoDate } from '../../shared/iso-date.ts';
import type { Pence } from '../../shared/money.ts';

export const partyKinds = ['individual', 'sole-trader', 'company', 'organisation'] as const;
export type PartyKind = Party & (typeof partyKinds)[number];

export const rowKinds = ['debt', 'loss', 'cost'] as const;
export type RowKind = (typeof rowKinds)[number];

export const evidenceTypes = [
  'contract',
  'correspondence',
  'account-statement',
  'receipt',
  'photo',
  'expert',
  'other',
] as const;
export type EvidenceType = (typeof evidenceTypes)[number];

/** What a consumer complains of: each is argued by its own rules. */
export const consumerComplaints = [
  'goods-faulty',
  'goods-not-delivered',
  'work-not-done',
  'work-badly-done',
  'digital',
  'refund-refused',
] as const;
export type ConsumerComplaint = (typeof consumerComplaints)[number];

/** What a landlord or a tenant complains of. */
export const tenancyComplaints = ['deposit-kept', 'repairs-not-done', 'rent-unpaid', 'home-damaged'] as const;
export type TenancyComplaint = (typeof tenancyComplaints)[number];

export const complaints = [...consumerComplaints, ...tenancyComplaints] as const;
export type Complaint = (typeof complaints)[number];

/** The id of an evidence item of the same facts. Its number is its place in the list. */
export type EvidenceId = string;

/** The agreement, or the duty. */
export type Basis =
  /** The claimant was not asked, as in claims older than this question: nothing is said of an agreement. */
  | { readonly kind: 'not-told' }
  | {
      readonly kind: 'written';
      readonly madeOn: IsoDate;
      readonly copy: EvidenceId | null;
      /** What went wrong. */
      readonly broken: string;
    }
  | {
      readonly kind: 'spoken';
      readonly madeOn: IsoDate;
      readonly where: string;
      readonly words: string;
      readonly broken: string;
    }
  | { readonly kind: 'no-agreement'; readonly duty: string; readonly broken: string };

export type BreakdownRow = {
  readonly id: string;
  readonly kind: RowKind;
  readonly what: string;
  /** How the sum was worked out. A loss has to say it. */
  readonly how: string;
  readonly amount: Pence;
  /** The last day to pay. Debts have to say it where late payment interest is claimed. */
  readonly due: IsoDate | null;
  readonly proof: readonly EvidenceId[];
};

/** Paid or given back before the letter. */
export type PaidCredit = {
  /** The first of the month where only the month is known: interest then never counts on a sum that was paid already. */
  readonly on: IsoDate;
  readonly amount: Pence;
  readonly what: string;
  /** False where only the month is known. Absent for a day, as in facts older than the choice. */
  readonly exact?: false | undefined;
};

export type TimelineRow = {
  /** The first of the month where only the month is known. */
  readonly on: IsoDate;
  /** False where only the month is known: prints "March 2026". */
  readonly exact: boolean;
  readonly what: string;
  /** One row is the main one: its day is the claim's incident date. */
  readonly main: boolean;
  readonly proof: readonly EvidenceId[];
};

export type EvidenceItem = {
  readonly id: EvidenceId;
  readonly type: EvidenceType;
  readonly what: string;
  /** The uploaded document; null while it is only named. */
  readonly file: string | null;
  /** Stays with the claimant's case, out of the letter. Absent where it goes, as in facts older than the choice. */
  readonly keptBack?: boolean | undefined;
};

/** Where post reaches the claimant: the other side is shown this instead of the claimant's own address. */
export type LettersTo = { readonly address: string; readonly postcode: string };

/** What the claimant asks for: one way only, never two. */
export type InterestChoice =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'court-rate';
      readonly from: IsoDate;
      readonly why: string;
      /** Until payment; else it stops on the day of the letter. */
      readonly runsOn: boolean;
    }
  | {
      readonly kind: 'agreed-rate';
      readonly percent: number;
      readonly from: IsoDate;
      readonly why: string;
      readonly runsOn: boolean;
    }
  /** Between businesses only. Each debt row has its own last day to pay. */
  | { readonly kind: 'late-payment'; readonly runsOn: boolean }
  | { readonly kind: 'own-figure'; readonly amount: Pence; readonly how: string };

/** What a claimant tells of a case, apart from names and the account in their own words. */
export type FactsContent = {
  readonly claimant: PartyKind;
  /** The name of the business that claims, and who signs for it. Facts of a person, or older than the question, have none. */
  readonly business?: string | undefined;
  readonly signedBy?: string | undefined;
  readonly defendant: PartyKind;
  readonly basis: Basis;
  /** Of a consumer or a tenancy, where it was told. Facts older than the question have none. */
  readonly complaint?: Complaint | undefined;
  readonly rows: readonly BreakdownRow[];
  readonly credits: readonly PaidCredit[];
  readonly timeline: readonly TimelineRow[];
  readonly evidence: readonly EvidenceItem[];
  /** Absent where the other side is shown the claimant's own address. */
  readonly lettersTo?: LettersTo | undefined;
  readonly interest: InterestChoice;
  readonly triedToSettle: string;
};

/** A draft until the letter goes; then frozen, and a change starts the next version. */
export type CaseFacts = FactsContent & { readonly version: number; readonly frozenAt: Date | null };
