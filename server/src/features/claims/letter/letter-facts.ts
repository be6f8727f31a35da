import { createHash } from 'node:crypto';
import { type DefendantDetails, defendantAddress, defendantName } from '@plainclaim/domain/claims/defendant';
import type { FactsContent } from '@plainclaim/domain/claims/facts/case-facts';
import type { IssueType } from '@plainclaim/domain/claims/issue-types';
import type { Jurisdiction } from '@plainclaim/domain/claims/jurisdictions';
import { claimantAddress, debtorOf, storyOf } from '@plainclaim/domain/letters/facts-of-form';
import type { LetterFacts } from '@plainclaim/domain/letters/letter-facts';
import { toIsoDate } from '@plainclaim/domain/shared/iso-date';
import { penceFromDecimal } from '@plainclaim/domain/shared/money';
import type { ClaimRow } from '../claims.store.ts';

/** What of a claim its letter is written from. */
export type ClaimOfLetter = DefendantDetails &
  Pick<
    ClaimRow,
    | 'plaintiffName'
    | 'plaintiffAddress'
    | 'plaintiffPostcode'
    | 'issueType'
    | 'description'
    | 'amount'
    | 'incidentDate'
    | 'jurisdiction'
  >;

export function factsOfClaim(claim: ClaimOfLetter, told: FactsContent | undefined): LetterFacts {
  return {
    plaintiffName: claim.plaintiffName,
    defendantName: defendantName(claim),
    issueType: claim.issueType as IssueType,
    issueDescription: claim.description,
    amount: penceFromDecimal(claim.amount),
    incidentDate: toIsoDate(claim.incidentDate),
    ...claimantAddress(claim, told),
    defendantAddress: defendantAddress(claim),
    jurisdiction: claim.jurisdiction as Jurisdiction,
    ...debtorOf(claim),
    ...storyOf(told),
  };
}

/** Equal for equal facts: a letter written from other facts is stale. No text is written from the withheld address. */
export function fingerprintOf({ withheldAddress: _, ...facts }: LetterFacts): string {
  const inOrder = Object.entries(facts).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(inOrder)).digest('hex');
}
