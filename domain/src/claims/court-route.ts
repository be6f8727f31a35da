import type { IssueType } from './issue-types.ts';
import { type ClaimValue, isOverLimit } from './limits.ts';

export type CourtRoute = {
  /** What may follow when nobody answers; 'advice' where an amount alone does not decide it. */
  readonly kind: 'small-claims' | 'solicitor' | 'advice';
  /** What someone should look into before going that way. */
  readonly caution: string | undefined;
};

type Caution = { readonly in?: ClaimValue['jurisdiction']; readonly words: string };

/** Kinds of claim that another place often decides. Sources: docs/legal-review.md, rows 6, 9 and 10. */
const cautions: Readonly<Partial<Record<IssueType, Caution>>> = {
  'Personal Injury': {
    words:
      'Injury claims have limits of their own, and in Scotland and Northern Ireland they are outside small claims. Ask a solicitor or an advice service first.',
  },
  'Employment Issue': {
    words:
      'Most employment rights are decided by a tribunal, after early conciliation and within a short time limit. Look into that first.',
  },
  'Landlord/Tenant Dispute': {
    in: 'Scotland',
    words:
      'In Scotland most disputes about private tenancies go to the First-tier Tribunal instead. Look into that first.',
  },
};

/** Where a claim may go when the letter is not answered. */
export function courtRoute(claim: ClaimValue): CourtRoute {
  const found = cautions[claim.issueType];
  const caution = found && (!found.in || found.in === claim.jurisdiction) ? found.words : undefined;
  if (claim.issueType === 'Personal Injury') return { kind: 'advice', caution };
  return { kind: isOverLimit(claim) ? 'solicitor' : 'small-claims', caution };
}
