import type { Complaint } from '../../claims/facts/case-facts.ts';
import type { Jurisdiction } from '../../claims/jurisdictions.ts';

/** The values that an argument inserts, as the letter prints them. */
type ArgumentFacts = {
  /** The claimant's name. */
  readonly claimant: string;
  /** 'the claimant' or 'the applicant'. */
  readonly role: string;
  readonly amount: string;
  /** The incident date in long form, or its month where no day is known. */
  readonly date: string;
  /** Before the date: 'on' a day, 'in' a month. */
  readonly preposition: 'on' | 'in';
  /** The first and the last day on which sums fell due, in long form; absent where they share one day or tell none. */
  readonly dueBetween?: { readonly first: string; readonly last: string } | undefined;
  /** Sums and dates stand in sections of their own. */
  readonly isToldInRows: boolean;
  readonly jurisdiction: Jurisdiction;
  /** Of a consumer or a tenancy, where it was told. */
  readonly complaint?: Complaint | undefined;
  /** Whether the claimant relies on an agreement; absent where it was not told. */
  readonly relies?: 'on-agreement' | 'on-no-agreement' | undefined;
};

/** The parts of a letter that depend on the issue type. */
export type Argument = {
  /** After 'The claim concerns': 'an unpaid debt'. */
  readonly about: string;
  /** Paragraphs under WHY THE CLAIM IS MADE. */
  readonly basis: readonly string[];
  /** How the sum is made up, where no rows say it. */
  readonly calculation: string;
  /** What the other side is asked to send, after 'Please enclose'. */
  readonly documents: string;
};

export type Argue = (facts: ArgumentFacts) => Argument;

/** 'the claimant' where a sentence begins with it. */
export function atStart(role: string): string {
  return role.charAt(0).toUpperCase() + role.slice(1);
}
