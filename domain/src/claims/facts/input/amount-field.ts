import { formatGbp, type Pence, parsePounds, pence } from '../../../shared/money.ts';
import type { FactsInput } from './facts-input.ts';

/** The claim's amount field: with one row and nothing paid back it is the amount of that row, else their sum, to be read only. */
export type AmountField =
  | { readonly isEditable: true; readonly typed: string }
  | { readonly isEditable: false; readonly total: Pence | undefined; readonly words: string };

type Sums = Pick<FactsInput, 'rows' | 'credits'>;

export function amountField(input: Sums): AmountField {
  const [only] = input.rows;
  if (isOneSum(input)) return { isEditable: true, typed: only?.amount ?? '' };
  const total = runningTotal(input);
  return { isEditable: false, total, words: total === undefined ? '' : formatGbp(total) };
}

/** Typing into the amount field changes the one row there is. A sum of several is not typed. */
export function withAmountTyped<Input extends Sums>(input: Input, typed: string): Input {
  if (!isOneSum(input)) return input;
  return { ...input, rows: input.rows.map((row) => ({ ...row, amount: typed })) };
}

/** One row and nothing paid back: its sum is that of the claim. */
export const isOneSum = ({ rows, credits }: Sums): boolean => rows.length === 1 && credits.length === 0;

/** Rows less credits while they are being typed; empty fields count as nothing. Undefined while one is no sum. */
function runningTotal({ rows, credits }: Sums): Pence | undefined {
  const typed = [...rows, ...credits].map(({ amount }) => (amount.trim() === '' ? 0 : parsePounds(amount)));
  if (typed.includes(undefined)) return undefined;
  const signed = typed.map((amount, at) => (at < rows.length ? (amount ?? 0) : -(amount ?? 0)));
  return pence(signed.reduce((sum, amount) => sum + amount, 0));
}
