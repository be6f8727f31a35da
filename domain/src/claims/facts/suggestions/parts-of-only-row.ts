import { type Pence, parsePounds } from '../../../shared/money.ts';
import type { FactsInput } from '../input/facts-input.ts';

type Part = { readonly kind: 'sum' | 'credit' | 'date'; readonly amount: Pence | null };

/** Every choice among more sums than these would take too long to try. */
const mostSums = 12;

/** Those of the sums that come to the amount of the one row there is, payments taken off: as many of them as can. */
export function partsOfOnlyRow<Sum extends Part>(
  sums: readonly Sum[],
  { rows, credits }: Pick<FactsInput, 'rows' | 'credits'>,
): readonly Sum[] | undefined {
  const [only] = rows;
  const amount = only && rows.length === 1 && credits.length === 0 ? parsePounds(only.amount) : undefined;
  if (!amount || sums.length > mostSums) return undefined;
  let best: readonly Sum[] | undefined;
  for (let choice = 1; choice < 2 ** sums.length; choice += 1) {
    const parts = sums.filter((_, at) => Math.floor(choice / 2 ** at) % 2 === 1);
    if (parts.length > (best?.length ?? 1) && comesTo(parts) === amount) best = parts;
  }
  return best;
}

function comesTo(parts: readonly Part[]): number {
  return parts.reduce((sum, { kind, amount }) => sum + (kind === 'credit' ? -1 : 1) * (amount ?? 0), 0);
}
