import type { IssueType } from '@plainclaim/domain/claims/issue-types';
import type { Jurisdiction } from '@plainclaim/domain/claims/jurisdictions';
import type { LetterStanding } from '@plainclaim/domain/claims/letter-standing';
import type { ClaimValue } from '@plainclaim/domain/claims/limits';
import type { ClaimProgress } from '@plainclaim/domain/claims/next-step';
import { penceFromDecimal } from '@plainclaim/domain/shared/money';
import type { ClaimRow } from '../claims.store.ts';

/** What the rules on courts ask about a claim; only issue types and jurisdictions they know are stored. */
export const claimValueOf = (claim: Pick<ClaimRow, 'amount' | 'jurisdiction' | 'issueType'>): ClaimValue => ({
  amount: penceFromDecimal(claim.amount),
  jurisdiction: claim.jurisdiction as Jurisdiction,
  issueType: claim.issueType as IssueType,
});

/** What the rules ask about a claim to say what comes next. */
export function progressOf(
  claim: Pick<
    ClaimRow,
    | 'amount'
    | 'jurisdiction'
    | 'issueType'
    | 'status'
    | 'responseDeadline'
    | 'repliedAt'
    | 'defendantEmailUnknown'
  >,
  letter: LetterStanding,
  {
    offer,
    turn,
    search,
    hold,
    cameBack,
  }: Pick<ClaimProgress, 'offer' | 'turn' | 'search' | 'hold' | 'cameBack'>,
): ClaimProgress {
  return {
    ...claimValueOf(claim),
    status: claim.status,
    responseDeadline: claim.responseDeadline,
    letter,
    isEmailUnknown: claim.defendantEmailUnknown,
    hasReplied: claim.repliedAt !== null,
    offer,
    turn,
    search,
    hold,
    cameBack,
  };
}
