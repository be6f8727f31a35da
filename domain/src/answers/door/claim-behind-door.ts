import type { FactsContent, PaidCredit } from '../../claims/facts/case-facts.ts';
import type { InterestDays } from '../../claims/facts/interest/interest-of-facts.ts';
import { factsForLetter } from '../../claims/facts/kept-back.ts';
import { type Hold, holdOn, interestFreeDays, lastDayOnHold } from '../../claims/holds/hold.ts';
import type { IssueType } from '../../claims/issue-types.ts';
import type { Law } from '../../law/law.ts';
import type { IsoDate } from '../../shared/iso-date.ts';
import type { Nation } from '../../shared/nation.ts';
import type { AnswerSituation } from '../answer-situation.ts';
import { askedOn } from '../asked-on.ts';

/** What the pages of the other side are made from. Fields of the claim that no page needs are not among them. */
export type ClaimBehindDoor = {
  readonly id: string;
  readonly shortReference: string;
  readonly nation: Nation;
  readonly issueType: IssueType;
  readonly claimantName: string;
  readonly defendantName: string;
  /** The claimant's own address. Pages show the one that the letter shows. */
  readonly plaintiffAddress: string;
  readonly plaintiffPostcode: string;
  /** As they went into the letter. */
  readonly facts: FactsContent;
  readonly letterDatedOn: IsoDate;
  readonly respondBy: IsoDate;
  readonly wasTimeGranted: boolean;
  /** Payments received since the letter. */
  readonly payments: readonly PaidCredit[];
  readonly holds: readonly Hold[];
};

/** The day of a visit and the law's tables. */
export type Visit = { readonly today: IsoDate; readonly law: Law };

/** The days of the interest that a page shows. */
export const interestDays = (claim: ClaimBehindDoor, { today }: Visit): InterestDays => ({
  nation: claim.nation,
  letterDate: claim.letterDatedOn,
  to: today,
  interestFree: interestFreeDays(claim.holds),
});

/** What the rules of answers know of this claim on this day. */
export function situationOf(claim: ClaimBehindDoor, visit: Visit): AnswerSituation {
  const facts = factsForLetter(claim.facts);
  return {
    today: visit.today,
    law: visit.law,
    nation: claim.nation,
    issueType: claim.issueType,
    claimantName: claim.claimantName,
    defendantName: claim.defendantName,
    claimant: facts.claimant,
    defendant: facts.defendant,
    asked: askedOn(facts, claim.payments, interestDays(claim, visit), visit.law),
    rows: facts.rows.map(({ id, what, amount }) => ({ id, what, amount })),
    respondBy: claim.respondBy,
    wasTimeGranted: claim.wasTimeGranted,
  };
}

export type Pause = { readonly isPaused: boolean; readonly pausedUntil: IsoDate | null };

/** Whether the claim rests on this day, and until when. Not why. */
export function pauseOf({ holds }: ClaimBehindDoor, { today }: Visit): Pause {
  const hold = holdOn(holds, today);
  return { isPaused: hold !== undefined, pausedUntil: hold ? lastDayOnHold(hold) : null };
}
