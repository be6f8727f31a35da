import { type PossibleRule, preActionRulesFor } from '../law/pre-action/which-rule.ts';
import type { IsoDate } from '../shared/iso-date.ts';
import { formatPoundsWhole } from '../shared/money.ts';
import { nationHint, normalisePostcode } from '../shared/postcode.ts';
import { defendantOf } from './before-court.ts';
import { type ClaimValue, smallClaimsLimits } from './limits.ts';
import { subjectOf } from './subject-of.ts';

const courts = {
  'England & Wales': 'the County Court',
  Scotland: 'the Sheriff Court',
  'Northern Ireland': 'the County Court of Northern Ireland',
} as const;

/** Said when the defendant's postcode lies in another nation than the claim; undefined when there is nothing to say. */
export function otherNationWords(
  claim: ClaimValue & {
    readonly defendantPostcode: string;
    readonly defendantType?: 'individual' | 'company';
    /** What the facts say of the other side, where they say it. */
    readonly defendant?: string | undefined;
  },
  on: IsoDate,
  stage: 'before-letter' | 'after-letter' = 'before-letter',
): string | undefined {
  const postcode = normalisePostcode(claim.defendantPostcode);
  const nation = postcode && nationHint(postcode);
  if (!nation || nation === claim.jurisdiction) return undefined;
  const rules = preActionRulesFor({
    ...claim,
    nation,
    subject: subjectOf(claim.issueType),
    defendant: defendantOf(claim.defendantType, claim.defendant),
    on,
  });
  const before = rules.length > 0 ? ` Before court the rule there would be ${ruleNames(rules)}.` : '';
  const limit =
    claim.issueType === 'Personal Injury'
      ? '. Injury claims have limits of their own there.'
      : `, where we go by a small claims limit of ${formatPoundsWhole(smallClaimsLimits[nation].limit)}.`;
  const advice =
    stage === 'before-letter'
      ? `If what happened belongs to ${nation}, change the jurisdiction; if you are unsure, ask a solicitor.`
      : 'Ask a solicitor which court is the right one before you pay a fee.';
  return `The defendant’s postcode is in ${nation}, and your claim is under the rules of ${claim.jurisdiction}. You may have to claim where the defendant lives or works: in ${courts[nation]}${limit}${before} ${advice}`;
}

/** The rule that applies in any case, then those that apply under a condition. */
function ruleNames(rules: readonly PossibleRule[]): string {
  return rules
    .toReversed()
    .map(({ rule, onlyIf }) => (onlyIf === undefined ? rule.name : `${rule.name} if ${onlyIf}`))
    .join(', or ');
}
