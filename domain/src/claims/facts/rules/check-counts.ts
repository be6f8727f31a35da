import { factsLimits } from '../facts-limits.ts';
import { type FactsRefusalCode, refusal } from '../facts-refusal.ts';
import type { FactsRule } from './facts-rule.ts';

const most = {
  rows: { code: 'too-many-rows', words: 'rows' },
  credits: { code: 'too-many-credits', words: 'payments' },
  timeline: { code: 'too-many-dates', words: 'dates' },
  evidence: { code: 'too-many-evidence-items', words: 'pieces of evidence' },
} as const satisfies Record<string, { code: FactsRefusalCode; words: string }>;

export const checkCounts: FactsRule = (facts) => [
  ...(facts.rows.length === 0 ? [refusal('no-rows', 'rows', 'Please say what you claim, and how much')] : []),
  ...(facts.timeline.length === 0 ? [refusal('no-dates', 'timeline', 'Please give at least one date')] : []),
  ...(Object.keys(most) as (keyof typeof most)[])
    .filter((list) => facts[list].length > factsLimits[list])
    .map((list) =>
      refusal(most[list].code, list, `Please give at most ${factsLimits[list]} ${most[list].words}`),
    ),
];
