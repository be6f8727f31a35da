import { subjectOf } from '../../claims/subject-of.ts';
import { preActionRulesFor } from '../../law/pre-action/which-rule.ts';
import type { LetterContext } from '../letter-facts.ts';

/**
 * Whether the Debt Protocol certainly applies: a business claims a debt from an individual or a sole trader in England
 * or Wales. A claim whose parties were never asked what they are gets no enclosures.
 */
export function enclosesDebtPapers({ facts, today }: Pick<LetterContext, 'facts' | 'today'>): boolean {
  const { businessClaimsFrom } = facts;
  if (businessClaimsFrom === undefined) return false;
  const [first] = preActionRulesFor({
    nation: facts.jurisdiction,
    subject: subjectOf(facts.issueType),
    amount: facts.amount,
    on: today,
    claimant: 'business',
    defendant: businessClaimsFrom === 'sole-trader' ? 'sole-trader' : 'private',
  });
  return first?.rule.id === 'debt-protocol' && first.onlyIf === undefined;
}
