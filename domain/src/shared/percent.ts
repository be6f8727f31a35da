import { type Pence, pence } from './money.ts';

/** A percentage of an amount, in whole pence: half a penny rounds up. At most two decimals in the percentage. */
export function percentOf(amount: Pence, percent: number): Pence {
  const hundredths = Math.round(percent * 100);
  if (!(percent >= 0 && percent <= 100) || Math.abs(percent * 100 - hundredths) > 1e-9) {
    throw new RangeError(`Not a percentage from 0 to 100 with at most two decimals: ${percent}`);
  }
  if (amount < 0) throw new RangeError('A share of a negative amount has no agreed rounding');
  // BigInt, because a large amount times ten thousand leaves the exact range of a number.
  const doubled = 2n * BigInt(amount) * BigInt(hundredths);
  return pence(Number((doubled + 10_000n) / 20_000n));
}

export type Split = { readonly share: Pence; readonly rest: Pence };

/** Cuts an amount in two without losing or making a penny: the rest is what the rounded share leaves. */
export function splitByPercent(amount: Pence, percent: number): Split {
  const share = percentOf(amount, percent);
  return { share, rest: pence(amount - share) };
}

/** How many percent `part` is of `whole`, rounded half up to the given decimals. Zero when there is no whole. */
export function asPercentage(part: number, whole: number, decimals = 0): number {
  if (!Number.isSafeInteger(part) || !Number.isSafeInteger(whole) || part < 0 || whole < 0) {
    throw new RangeError(`Not counts to compare: ${part} of ${whole}`);
  }
  if (whole === 0) return 0;
  const scale = 10 ** decimals;
  const scaled = 2n * BigInt(part) * 100n * BigInt(scale) + BigInt(whole);
  return Number(scaled / (2n * BigInt(whole))) / scale;
}
