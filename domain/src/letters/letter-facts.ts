import type { IssueType } from '../claims/issue-types.ts';
import type { Jurisdiction } from '../claims/jurisdictions.ts';
import type { IsoDate } from '../shared/iso-date.ts';
import type { Pence } from '../shared/money.ts';

/** The facts from which a letter is written; a language model gets nothing else. */
export type LetterFacts = {
  readonly plaintiffName: string;
  readonly defendantName: string;
  readonly issueType: IssueType;
  readonly issueDescription: string;
  readonly amount: Pence;
  readonly incidentDate: IsoDate;
  readonly plaintiffAddress: string;
  readonly defendantAddress: string;
  readonly jurisdiction: Jurisdiction;
};

/** The facts, and the day the letter is dated: its deadline counts from there. */
export type LetterContext = { readonly facts: LetterFacts; readonly today: IsoDate };
