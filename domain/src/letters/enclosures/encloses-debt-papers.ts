import { subjectOf } from '../../claims/subject-of.ts';
import { preActionRulesFor } from '../../law/pre-action/which-rule.ts';
import type { IsoDate } from '../../shared/iso-date.ts';
import type { LetterFacts } from '../letter-facts.ts';

type ClaimOfDebt = Pick<LetterFacts, 'issueType' | 'jurisdiction' | 'amount' | 'businessClaimsFrom'>;

/**
 * Whether the Debt Protocol certainly applies: a business claims a debt from an individual or a sole trader in England
 * or Wales. A claim whose parties were never asked what they are gets no enclosures.
 */
export function enclosesDebtPapers({
  facts,
  today,
}: {
  readonly facts: ClaimOfDebt;
  readonly today: IsoDate;
}): boolean {
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
