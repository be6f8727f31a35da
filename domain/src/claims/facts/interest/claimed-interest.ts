import type { Law } from '../../../law/law.ts';
import { formatGbp, type Pence, pence } from '../../../shared/money.ts';
import type { FactsWithInterest, InterestDays } from './interest-of-facts.ts';
import { explainInterest } from './interest-words.ts';

export type ClaimedInterest = {
  /** With fixed sums of late payment; undefined where the rate is not known. */
  readonly sum: Pence | undefined;
  /** "£62.25" */
  readonly told: string | undefined;
  readonly words: string;
};

/** The interest that the letter claims, by a later day. Undefined where it claims none. */
export function claimedInterest(
  facts: FactsWithInterest,
  days: InterestDays,
  law: Law,
): ClaimedInterest | undefined {
  const explained = explainInterest(facts, days, law);
  if (!explained) return undefined;
  const { figures, basis, steps } = explained;
  const sum = figures && pence(figures.interest + figures.fixedSums);
  const words = ['Your letter claims it.', basis, steps.at(-1)].filter(Boolean).join(' ');
  return { sum, told: sum === undefined ? undefined : formatGbp(sum), words };
}
