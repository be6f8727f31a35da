import { newClaimAddress } from '../../lib/claim-start.ts';
import type { ClaimQuestion } from './question.ts';

/** The wizard on a new claim that begins with these answers. */
export function claimAddress({ amount, jurisdiction, issueType, defendant, since }: ClaimQuestion): string {
  return newClaimAddress({
    amount,
    jurisdiction,
    issueType,
    incidentDate: since,
    defendantType: defendant === 'company' ? 'company' : 'individual',
  });
}
