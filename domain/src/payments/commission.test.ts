import { integer, property, assert as propertyHolds } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pence } from '../shared/money.ts';
import { claimantPercent, splitCommission } from './commission.ts';

describe('splitCommission', () => {
  it.each([
    [900_00, 90_00, 810_00],
    [1, 0, 1],
    [5, 1, 4],
    [10_005, 1_001, 9_004],
    [0, 0, 0],
  ])('of %i pence keeps %i and passes on %i', (paid, commission, toClaimant) => {
    expect(splitCommission(pence(paid))).toEqual({ commission, toClaimant });
  });

  it('neither loses nor makes a penny', () => {
    propertyHolds(
      property(integer({ min: 0, max: 999_999_999_999 }), (paid) => {
        const { commission, toClaimant } = splitCommission(pence(paid));
        expect(commission + toClaimant).toBe(paid);
        expect(Math.abs(toClaimant - (paid * claimantPercent) / 100)).toBeLessThanOrEqual(0.5);
      }),
    );
  });
});
