import { preActionRulesFor } from '../law/pre-action/which-rule.ts';
import type { IsoDate } from '../shared/iso-date.ts';
import { formatPoundsWhole } from '../shared/money.ts';
import { nationHint, normalisePostcode } from '../shared/postcode.ts';
import { type ClaimValue, smallClaimsLimits } from './limits.ts';
import { subjectOf } from './subject-of.ts';

const courts = {
  'England & Wales': 'the County Court',
  Scotland: 'the Sheriff Court',
  'Northern Ireland': 'the County Court of Northern Ireland',
} as const;

/** Said when the defendant's postcode lies in another nation than the claim; undefined when there is nothing to say. */
export function otherNationWords(
  claim: ClaimValue & { readonly defendantPostcode: string },
  on: IsoDate,
): string | undefined {
  const postcode = normalisePostcode(claim.defendantPostcode);
  const nation = postcode && nationHint(postcode);
  if (!nation || nation === claim.jurisdiction) return undefined;
  const rule = preActionRulesFor({ ...claim, nation, subject: subjectOf(claim.issueType), on }).at(-1)?.rule;
  const before = rule ? ` Before court the rule there would be ${rule.name}.` : '';
  return `The defendant’s postcode is in ${nation}, and your claim is under the rules of ${claim.jurisdiction}. You may have to claim where the defendant lives or works: in ${courts[nation]}, where we go by a small claims limit of ${formatPoundsWhole(smallClaimsLimits[nation].limit)}.${before} If what happened belongs to ${nation}, change the jurisdiction; if you are unsure, ask a solicitor.`;
}
