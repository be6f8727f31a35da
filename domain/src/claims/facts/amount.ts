import { type Pence, pence } from '../../shared/money.ts';
import type { FactsContent } from './case-facts.ts';

type Sums = Pick<FactsContent, 'rows' | 'credits'>;

/** The claim's amount: rows less credits. Never typed beside them. */
export const amountOf = (facts: Sums): Pence => pence(sumOfRows(facts) - sumOfCredits(facts));

export const sumOfRows = ({ rows }: Pick<Sums, 'rows'>): Pence => sumOf(rows);

export const sumOfCredits = ({ credits }: Pick<Sums, 'credits'>): Pence => sumOf(credits);

function sumOf(parts: readonly { readonly amount: Pence }[]): Pence {
  return pence(parts.reduce((sum, { amount }) => sum + amount, 0));
}
