import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_PENCE, pence } from './money.ts';
import { asPercentage, percentOf, splitByPercent } from './percent.ts';

const amounts = fc.integer({ min: 0, max: MAX_PENCE }).map(pence);
const percentages = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);

describe('percentOf', () => {
  it.each([
    [100_000, 10, 10_000],
    [5, 10, 1],
    [4, 10, 0],
    [15, 10, 2],
    [1, 50, 1],
    [12_345, 10, 1_235],
    [1_000, 8.1, 81],
    [333, 33.33, 111],
    [999, 0, 0],
    [999, 100, 999],
    [MAX_PENCE, 10, 100_000_000_000],
    [MAX_PENCE, 99.99, 999_900_000_000 - 1],
  ])('of %s pence, %s%% is %s', (amount, percent, expected) => {
    expect(percentOf(pence(amount), percent)).toBe(expected);
  });

  it.each([-1, 100.01, 1.005, Number.NaN])('refuses %s%%', (percent) => {
    expect(() => percentOf(pence(100), percent)).toThrow(RangeError);
  });

  it('refuses a negative amount', () => {
    expect(() => percentOf(pence(-1), 10)).toThrow(RangeError);
  });
});

describe('splitByPercent', () => {
  it('gives the platform a tenth and the claimant the rest', () => {
    expect(splitByPercent(pence(125_055), 10)).toEqual({ share: 12_506, rest: 112_549 });
  });

  it('neither loses nor makes a penny, and is less than a penny from the exact share', () => {
    fc.assert(
      fc.property(amounts, percentages, (amount, percent) => {
        const { share, rest } = splitByPercent(amount, percent);
        expect(share + rest).toBe(amount);
        expect(share).toBeGreaterThanOrEqual(0);
        expect(rest).toBeGreaterThanOrEqual(0);
        expect(Math.abs(share - (amount * percent) / 100)).toBeLessThanOrEqual(0.501);
      }),
    );
  });
});

describe('asPercentage', () => {
  it.each([
    [1, 3, 1, 33.3],
    [2, 3, 1, 66.7],
    [1, 8, 1, 12.5],
    [1, 8, 0, 13],
    [1, 16, 1, 6.3],
    [0, 9, 0, 0],
    [9, 9, 1, 100],
    [5, 0, 0, 0],
    [0, 0, 1, 0],
    [3, 2, 0, 150],
  ])('%s of %s to %s decimals is %s', (part, whole, decimals, expected) => {
    expect(asPercentage(part, whole, decimals)).toBe(expected);
  });

  it.each([
    [-1, 2],
    [1, -2],
    [0.5, 2],
    [1, Number.NaN],
  ])('refuses %s of %s', (part, whole) => {
    expect(() => asPercentage(part, whole)).toThrow(RangeError);
  });

  it('stays between 0 and 100 for a part of the whole', () => {
    fc.assert(
      fc.property(amounts, amounts, (a, b) => {
        const percentage = asPercentage(Math.min(a, b), Math.max(a, b), 1);
        expect(percentage >= 0 && percentage <= 100).toBe(true);
      }),
    );
  });
});
