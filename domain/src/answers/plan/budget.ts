import { z } from 'zod';
import { toldLine } from '../../claims/facts/input/told-text.ts';
import { typedAmount } from '../../claims/facts/input/typed-fields.ts';
import { type Pence, pence } from '../../shared/money.ts';
import { answerLimits } from '../answer-limits.ts';
import { type Frequency, frequencies } from '../said.ts';

export const budgetSides = ['in', 'out'] as const;
type BudgetSide = (typeof budgetSides)[number];

export type BudgetRow = {
  readonly side: BudgetSide;
  readonly what: string;
  readonly amount: Pence;
  readonly every: Frequency;
};

const mostBudgetRows = 40;

/** The copy that its owner ticked to share. Until then a budget stays in the browser. */
export const budgetSchema = z.object({
  rows: z
    .array(
      z.object({
        side: z.enum(budgetSides, { error: 'Please choose money in or money out' }),
        what: toldLine(answerLimits.what, 'Please say what it is'),
        amount: typedAmount,
        every: z.enum(frequencies, { error: 'Please choose how often' }),
      }),
    )
    .min(1, { error: 'Please add a line first' })
    .max(mostBudgetRows, { error: `Please give at most ${mostBudgetRows} lines` }),
});

/** A month has a twelfth of these: 52 / 12 weeks. */
const periodsAYear: Readonly<Record<Frequency, number>> = {
  week: 52,
  'two-weeks': 26,
  'four-weeks': 13,
  month: 12,
};

/** A row by the month, half up to the penny. */
export const monthlyOf = ({ amount, every }: Pick<BudgetRow, 'amount' | 'every'>): Pence =>
  pence(Math.floor((2 * amount * periodsAYear[every] + 12) / 24));

/** What is left each month, below nothing too. There is no verdict on it. */
export const leftEachMonth = (rows: readonly Omit<BudgetRow, 'what'>[]): Pence =>
  pence(rows.reduce((left, row) => left + (row.side === 'in' ? monthlyOf(row) : -monthlyOf(row)), 0));
