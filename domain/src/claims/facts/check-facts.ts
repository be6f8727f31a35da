import type { IsoDate } from '../../shared/iso-date.ts';
import type { FactsContent } from './case-facts.ts';
import type { FactsRefusal } from './facts-refusal.ts';
import { checkCounts } from './rules/check-counts.ts';
import { checkAgreementDate, checkMainDate, checkTimeline } from './rules/check-dates.ts';
import { checkIds, checkProof } from './rules/check-evidence.ts';
import { checkInterest } from './rules/check-interest.ts';
import { checkAmount, checkCredits, checkRows } from './rules/check-sums.ts';
import type { FactsRule } from './rules/facts-rule.ts';

const rules: readonly FactsRule[] = [
  checkAgreementDate,
  checkRows,
  checkCredits,
  checkAmount,
  checkTimeline,
  checkMainDate,
  checkIds,
  checkProof,
  checkInterest,
];

/** Everything that keeps these facts out of a letter of this day. Empty when they can go into it. */
export function checkFacts(facts: FactsContent, letterDate: IsoDate): readonly FactsRefusal[] {
  const counts = checkCounts(facts, letterDate);
  // Lists arrive here at any length: the other rules never read one that is too long.
  if (counts.some(({ code }) => code.startsWith('too-many'))) return counts;
  return [...counts, ...rules.flatMap((rule) => rule(facts, letterDate))];
}
