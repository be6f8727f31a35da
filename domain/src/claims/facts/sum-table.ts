import type { IsoDate } from '../../shared/iso-date.ts';
import type { Pence } from '../../shared/money.ts';
import { amountOf, sumOfRows } from './amount.ts';
import type { FactsContent } from './case-facts.ts';
import { evidenceNumbers } from './evidence-list.ts';

export type SumTable = {
  readonly rows: readonly {
    readonly what: string;
    readonly how: string;
    readonly due: IsoDate | null;
    readonly amount: Pence;
    readonly evidence: readonly number[];
  }[];
  /** Of the rows; shown where something is taken off it. */
  readonly subtotal: Pence;
  readonly credits: readonly {
    readonly on: IsoDate;
    /** False where only the month is known. */
    readonly exact: boolean;
    readonly what: string;
    readonly amount: Pence;
  }[];
  /** The subtotal less the credits: the claim's amount. */
  readonly total: Pence;
};

/** How the sum is made up, the same in page, letter, mail and court pack. */
export function sumTable(facts: Pick<FactsContent, 'rows' | 'credits' | 'evidence'>): SumTable {
  return {
    rows: facts.rows.map(({ what, how, due, amount, proof }) => ({
      what,
      how,
      due,
      amount,
      evidence: evidenceNumbers(facts, proof),
    })),
    subtotal: sumOfRows(facts),
    credits: facts.credits.map(({ on, exact = true, what, amount }) => ({ on, exact, what, amount })),
    total: amountOf(facts),
  };
}
