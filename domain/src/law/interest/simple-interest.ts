import { type Pence, pence } from '../../shared/money.ts';

/** A year has 365 days, leap years too, as in the courts' own calculator. */
const daysInYear = 365n;
const decimals = 4;

/** Simple interest in whole pence, half a penny up. At most four decimals in the percentage. */
export function simpleInterest(principal: Pence, percent: number, days: number): Pence {
  if (principal < 0) throw new RangeError(`Interest on less than nothing: ${principal}`);
  if (!Number.isInteger(days) || days < 0) throw new RangeError(`Not a number of days: ${days}`);
  const scale = 10 ** decimals;
  const scaled = Math.round(percent * scale);
  if (!(percent >= 0) || Math.abs(percent * scale - scaled) > 1e-6) {
    throw new RangeError(`Not a yearly percentage with at most ${decimals} decimals: ${percent}`);
  }
  // BigInt, because pence times percent times days leaves the exact range of a number.
  const whole = 100n * BigInt(scale) * daysInYear;
  const doubled = 2n * BigInt(principal) * BigInt(scaled) * BigInt(days);
  return pence(Number((doubled + whole) / (2n * whole)));
}
