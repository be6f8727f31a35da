import type { Debt } from '../../../law/interest/late-payment.ts';
import type { Credit } from '../../../law/interest/segments.ts';
import { type Pence, pence } from '../../../shared/money.ts';
import type { BreakdownRow, FactsContent } from '../case-facts.ts';

export type RowWithDebt = { readonly row: BreakdownRow; readonly debt: Debt };

/**
 * Debt rows that late payment interest runs on, by due date. Payments are not assigned to rows: each lowers the debt
 * that fell due first, then the next.
 */
export function lateDebtsOf({
  rows,
  credits,
}: Pick<FactsContent, 'rows' | 'credits'>): readonly RowWithDebt[] {
  const left = credits.toSorted(byDay).map(({ on, amount }) => ({ on, amount: amount as number }));
  return rows
    .flatMap((row) => (row.kind === 'debt' && row.due !== null ? [{ row, due: row.due }] : []))
    .toSorted((one, other) => (one.due < other.due ? -1 : Number(one.due > other.due)))
    .map(({ row, due }) => ({
      row,
      debt: {
        amount: row.amount,
        payable: { kind: 'agreed', on: due },
        credits: taken(left, row.amount),
      },
    }));
}

const byDay = (one: Credit, other: Credit): number => (one.on < other.on ? -1 : Number(one.on > other.on));

/** Takes from what is left of the payments, the oldest first, until the debt is paid. */
function taken(left: { on: Credit['on']; amount: number }[], debt: Pence): readonly Credit[] {
  let open: number = debt;
  const used: Credit[] = [];
  for (const payment of left) {
    const part = Math.min(open, payment.amount);
    if (part === 0) continue;
    used.push({ on: payment.on, amount: pence(part) });
    payment.amount -= part;
    open -= part;
  }
  return used;
}
