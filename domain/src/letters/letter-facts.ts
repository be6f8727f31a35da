import type { Complaint, FactsContent } from '../claims/facts/case-facts.ts';
import type { IssueType } from '../claims/issue-types.ts';
import type { Jurisdiction } from '../claims/jurisdictions.ts';
import type { InterestFreeDays } from '../law/interest/segments.ts';
import type { Law } from '../law/law.ts';
import type { IsoDate } from '../shared/iso-date.ts';
import type { Pence } from '../shared/money.ts';

/** The facts from which a letter is written; a language model gets nothing else, and not the withheld address. */
export type LetterFacts = {
  readonly plaintiffName: string;
  readonly defendantName: string;
  readonly issueType: IssueType;
  readonly issueDescription: string;
  readonly amount: Pence;
  readonly incidentDate: IsoDate;
  /** As the other side is shown it. */
  readonly plaintiffAddress: string;
  readonly defendantAddress: string;
  readonly jurisdiction: Jurisdiction;
  /** What was agreed, rows of the sum, dates and proof; absent from a claim of one sum and one day. */
  readonly story?: FactsContent;
  /** Of a consumer, where it was told. */
  readonly complaint?: Complaint;
  /** The person who signs where a company or an organisation claims. */
  readonly signedBy?: string;
  /** Set where a business claims from a person: before court, the rules for debts then ask for more. */
  readonly businessClaimsFrom?: 'individual' | 'sole-trader' | undefined;
  /** Set for a debt of a company or an organisation: the rules and the help for people in debt are not for it. */
  readonly isDebtOfCompany?: true;
  /** Some evidence is in no list of the letter, which must not offer copies of everything. */
  readonly keepsEvidenceBack?: boolean;
  /** The claimant's own address where the other side is shown another. For the check alone: no text is written from it. */
  readonly withheldAddress?: string;
};

export type LetterContext = {
  readonly facts: LetterFacts;
  /** The day the letter is dated: its deadline counts from there, and its interest up to there. */
  readonly today: IsoDate;
  /** For the rates of interest. */
  readonly law: Law;
  /** Days on which a pause of the claim stops interest. None before the letter was first written. */
  readonly interestFree?: readonly InterestFreeDays[] | undefined;
};
