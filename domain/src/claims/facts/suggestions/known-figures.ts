import { isIsoDate } from '../../../shared/iso-date.ts';
import { parsePounds } from '../../../shared/money.ts';
import type { FactsInput } from '../input/facts-input.ts';
import { typedMonth } from '../input/typed-month.ts';
import type { ToldDay } from './told-figures.ts';

export type KnownSums = {
  /** Of the rows and payments, one for each. */
  readonly parts: readonly number[];
  /** What they come to, before and after payments, and an own figure of interest. */
  readonly totals: readonly number[];
};

/** Sums that the typed facts have already. */
export function knownSums({ rows, credits, interest }: FactsInput): KnownSums {
  const sumsOf = (parts: readonly { readonly amount: string }[]) =>
    parts.map(({ amount }) => parsePounds(amount) ?? 0);
  const claimed = sumsOf(rows);
  const paid = sumsOf(credits);
  const total = sum(claimed);
  return {
    parts: [...claimed, ...paid].filter((amount) => amount > 0),
    totals: [total, total - sum(paid), ...sumsOf([interest])].filter((amount) => amount > 0),
  };
}

/** Whether a day of the typed facts is this day, or lies in this month. */
export function isKnownDay(facts: FactsInput, { on, exact }: ToldDay): boolean {
  const days = knownDays(facts);
  return exact ? days.includes(on) : days.some((day) => day.startsWith(on.slice(0, 7)));
}

function knownDays({ basis, rows, credits, timeline, interest }: FactsInput): readonly string[] {
  return [
    basis.madeOn,
    ...rows.map(({ due }) => due),
    ...credits.map(({ on }) => on),
    ...timeline.map(({ on }) => on),
    interest.from,
  ].flatMap((day) => (isIsoDate(day) ? [day] : (typedMonth(day)?.slice(0, 7) ?? [])));
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);
