import type { IssueType } from '@plainclaim/domain/claims/issue-types';
import type { Jurisdiction } from '@plainclaim/domain/claims/jurisdictions';
import type { ClaimProgress, NewestOffer } from '@plainclaim/domain/claims/next-step';
import { penceFromDecimal } from '@plainclaim/domain/shared/money';
import type { ClaimRow } from '../claims.store.ts';

/** What the rules ask about a claim to say what comes next. */
export function progressOf(
  claim: Pick<
    ClaimRow,
    'amount' | 'jurisdiction' | 'issueType' | 'status' | 'responseDeadline' | 'defendantEmailUnknown'
  > & { readonly hasLetter: boolean },
  hasLetterFailed: boolean,
  offer?: NewestOffer,
): ClaimProgress {
  return {
    amount: penceFromDecimal(claim.amount),
    jurisdiction: claim.jurisdiction as Jurisdiction,
    issueType: claim.issueType as IssueType,
    status: claim.status,
    responseDeadline: claim.responseDeadline,
    hasLetter: claim.hasLetter,
    isEmailUnknown: claim.defendantEmailUnknown,
    hasLetterFailed,
    offer,
  };
}
