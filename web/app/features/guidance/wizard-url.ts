import { newClaimAddress } from '../../lib/claim-start.ts';
import type { ClaimQuestion } from './question.ts';

/** The URL of the wizard for a new claim, prefilled with the calculator's answers. */
export function wizardUrl({
  amount,
  jurisdiction,
  issueType,
  claimant,
  defendant,
  since,
}: ClaimQuestion): string {
  return newClaimAddress({
    amount,
    jurisdiction,
    issueType,
    incidentDate: since,
    defendantType: defendant === 'company' ? 'company' : 'individual',
    ...(defendant === 'sole-trader' && { defendant }),
    // A company would have to be named first; the wizard asks which business it is.
    ...(claimant === 'business' && { claimant: 'sole-trader' as const }),
  });
}
