import type { BreakdownRow, PartyKind } from '../claims/facts/case-facts.ts';
import type { IssueType } from '../claims/issue-types.ts';
import type { Law } from '../law/law.ts';
import type { IsoDate } from '../shared/iso-date.ts';
import type { Pence } from '../shared/money.ts';
import type { Nation } from '../shared/nation.ts';

/** What the rules of answers know of a claim. */
export type AnswerSituation = {
  readonly today: IsoDate;
  readonly nation: Nation;
  readonly issueType: IssueType;
  readonly law: Law;
  readonly claimantName: string;
  readonly defendantName: string;
  readonly claimant: PartyKind;
  readonly defendant: PartyKind;
  /** What is asked for today: with interest, less what was paid. */
  readonly asked: Pence;
  readonly rows: readonly Pick<BreakdownRow, 'id' | 'what' | 'amount'>[];
  readonly respondBy: IsoDate;
  /** Time is granted once. */
  readonly wasTimeGranted: boolean;
};
