import type { Pence } from '../shared/money.ts';
import { splitByPercent } from '../shared/percent.ts';

/**
 * What Plainclaim keeps of the gross amount a defendant pays through it; the rest goes to the claimant.
 * Source: specification 1, section 9. Questioned in docs/legal-review.md, row 14.
 */
export const commissionPercent = 10;

export const claimantPercent = 100 - commissionPercent;

export type CommissionSplit = { readonly commission: Pence; readonly toClaimant: Pence };

/** Half a penny of commission rounds up; the claimant gets the rest, so that both add up to the whole. */
export function splitCommission(paid: Pence): CommissionSplit {
  const { share, rest } = splitByPercent(paid, commissionPercent);
  return { commission: share, toClaimant: rest };
}
