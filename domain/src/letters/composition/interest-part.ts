import type { FactsContent, InterestChoice } from '../../claims/facts/case-facts.ts';
import type { InterestDays } from '../../claims/facts/interest/interest-of-facts.ts';
import { explainInterest, type InterestExplained } from '../../claims/facts/interest/interest-words.ts';
import type { Law } from '../../law/law.ts';
import { formatLongDate } from '../../shared/dates.ts';

export type InterestPart = InterestExplained & {
  readonly asked: Exclude<InterestChoice, { kind: 'none' }>;
  /** The day interest begins, in long form, and why then; null where each debt has its own, and for an own figure. */
  readonly begins: { readonly from: string; readonly why: string } | null;
};

/** Null where no interest is claimed. */
export function interestPart(facts: FactsContent, days: InterestDays, law: Law): InterestPart | null {
  const { interest } = facts;
  if (interest.kind === 'none') return null;
  const begins = 'from' in interest ? { from: formatLongDate(interest.from), why: interest.why } : null;
  const explained = explainInterest(facts, days, law);
  return explained ? { ...explained, asked: interest, begins } : null;
}
