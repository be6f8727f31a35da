import { type Pence, pence } from '../../shared/money.ts';

type Sum = { readonly amount: Pence };

/** What the amount is made of: the rows and credits of facts. */
export type Sums = { readonly rows: readonly Sum[]; readonly credits: readonly Sum[] };

/** The claim's amount: rows less credits. Never typed beside them. */
export const amountOf = (facts: Sums): Pence => pence(sumOfRows(facts) - sumOfCredits(facts));

export const sumOfRows = ({ rows }: Pick<Sums, 'rows'>): Pence => sumOf(rows);

export const sumOfCredits = ({ credits }: Pick<Sums, 'credits'>): Pence => sumOf(credits);

function sumOf(parts: readonly Sum[]): Pence {
  return pence(parts.reduce((sum, { amount }) => sum + amount, 0));
}
