import type { FactsContent } from '@plainclaim/domain/claims/facts/case-facts';
import {
  type ClaimedInterest,
  claimedInterest,
} from '@plainclaim/domain/claims/facts/interest/claimed-interest';
import { isSimple } from '@plainclaim/domain/claims/facts/is-simple';
import type { IssueType } from '@plainclaim/domain/claims/issue-types';
import type { Jurisdiction } from '@plainclaim/domain/claims/jurisdictions';
import type { ClaimValue } from '@plainclaim/domain/claims/limits';
import type { ClaimInTime } from '@plainclaim/domain/claims/time-left';
import type { InterestFreeDays } from '@plainclaim/domain/law/interest/segments';
import type { Law } from '@plainclaim/domain/law/law';
import { londonDateOf } from '@plainclaim/domain/shared/dates';
import { toIsoDate } from '@plainclaim/domain/shared/iso-date';
import { penceFromPounds } from '@plainclaim/domain/shared/money';
import type { Claim, ClaimDetails } from '../../lib/claims-api.ts';

/** The claim in the domain's types. The casts are safe: the server stores known issue types and jurisdictions only. */
export function claimValue(
  claim: Pick<Claim, 'amount' | 'jurisdiction' | 'issue_type' | 'incident_date' | 'plaintiff_date_of_birth'>,
): ClaimValue & ClaimInTime {
  return {
    amount: penceFromPounds(claim.amount),
    jurisdiction: claim.jurisdiction as Jurisdiction,
    issueType: claim.issue_type as IssueType,
    incidentDate: toIsoDate(claim.incident_date),
    plaintiffDateOfBirth: claim.plaintiff_date_of_birth
      ? toIsoDate(claim.plaintiff_date_of_birth)
      : undefined,
  };
}

/** What the claim told in rows; undefined for one sum and one day. The cast is safe: the server stores checked facts only. */
export function claimStory({ facts }: Pick<ClaimDetails, 'facts'>): FactsContent | undefined {
  const told = facts as FactsContent | null;
  return told === null || isSimple(told) ? undefined : told;
}

/** Days of confirmed breathing spaces and moratoriums, which no figure of interest counts. */
export const interestFreeDaysOf = (
  details: Pick<ClaimDetails, 'interest_free_days'>,
): readonly InterestFreeDays[] =>
  details.interest_free_days.map(({ from, to }) => ({
    from: toIsoDate(from),
    to: to === null ? null : toIsoDate(to),
  }));

/** The interest that the letter claims, by now; undefined where it claims none. */
export function claimedNow(details: ClaimDetails, now: Date, law: Law): ClaimedInterest | undefined {
  const facts = claimStory(details);
  if (!facts) return undefined;
  const { letter_sent_at } = details.claim;
  const to = londonDateOf(now);
  const letterDate = letter_sent_at ? londonDateOf(new Date(letter_sent_at)) : to;
  const nation = claimValue(details.claim).jurisdiction;
  return claimedInterest(facts, { nation, letterDate, to, interestFree: interestFreeDaysOf(details) }, law);
}
