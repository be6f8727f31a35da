import { newClaimAddress } from '../../lib/claim-start.ts';
import type { ClaimQuestion } from './question.ts';

/** The URL of the wizard for a new claim, prefilled with the calculator's answers. */
export function wizardUrl({ amount, jurisdiction, issueType, defendant, since }: ClaimQuestion): string {
  return newClaimAddress({
    amount,
    jurisdiction,
    issueType,
    incidentDate: since,
    defendantType: defendant === 'company' ? 'company' : 'individual',
  });
}
