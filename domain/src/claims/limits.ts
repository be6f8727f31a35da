import { formatGbp, formatPoundsWhole, type Pence, pence } from '../shared/money.ts';
import type { IssueType } from './issue-types.ts';
import type { Jurisdiction } from './jurisdictions.ts';

type SmallClaimsLimit = { readonly limit: Pence; readonly source: string };

/** The most for which the product suggests the small-claims route. A limit is changed here and nowhere else. */
export const smallClaimsLimits: Readonly<Record<Jurisdiction, SmallClaimsLimit>> = {
  'England & Wales': { limit: pence(1_000_000), source: 'Specification 1, section 9; CPR 26.9' },
  Scotland: { limit: pence(500_000), source: 'Specification 1, section 9; simple procedure' },
  // The court's own limit has been £5,000 since October 2022 (law/court-limits.ts); claimants are told so.
  'Northern Ireland': { limit: pence(300_000), source: 'Specification 1, section 9' },
};

export type ClaimValue = {
  readonly amount: Pence;
  readonly jurisdiction: Jurisdiction;
  readonly issueType: IssueType;
};

/** Personal injury has limits of its own, which we do not judge. */
export function isOverLimit({ amount, jurisdiction, issueType }: ClaimValue): boolean {
  return issueType !== 'Personal Injury' && amount > smallClaimsLimits[jurisdiction].limit;
}

/** What the review step says about a claim above the limit; undefined when there is nothing to say. */
export function overLimitNotice(claim: ClaimValue): string | undefined {
  if (!isOverLimit(claim)) return undefined;
  const limit = formatPoundsWhole(smallClaimsLimits[claim.jurisdiction].limit);
  return `Your claim amount of ${formatGbp(claim.amount)} is above the ${limit} small claims limit for ${claim.jurisdiction}. You may wish to consider consulting a solicitor for claims of this value.`;
}
