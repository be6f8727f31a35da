import type { IssueType } from '@plainclaim/domain/claims/issue-types';
import type { Jurisdiction } from '@plainclaim/domain/claims/jurisdictions';
import type { ClaimValue } from '@plainclaim/domain/claims/limits';
import type { ClaimInTime } from '@plainclaim/domain/claims/time-left';
import { toIsoDate } from '@plainclaim/domain/shared/iso-date';
import { penceFromPounds } from '@plainclaim/domain/shared/money';
import type { Claim } from '../../lib/claims-api.ts';

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
