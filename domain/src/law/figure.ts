import type { Pence } from '../shared/money.ts';
import { type LawRow, needsChecking, type Unknown } from './rows.ts';

/** A sum computed from a row. */
export type Figure = {
  readonly known: true;
  readonly amount: Pence;
  /** From a second-hand row: "check before paying". */
  readonly mustCheck: boolean;
  readonly source: string;
};

export type FigureAnswer = Figure | Unknown;

export function figure(amount: Pence, row: LawRow<unknown>): Figure {
  return { known: true, amount, mustCheck: needsChecking(row), source: row.source };
}
