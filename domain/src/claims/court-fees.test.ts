import { describe, expect, it } from 'vitest';
import { pence } from '../shared/money.ts';
import { courtIssueFee } from './court-fees.ts';

describe('courtIssueFee', () => {
  it.each([
    [1, 35_00],
    [300_00, 35_00],
    [300_01, 50_00],
    [500_00, 50_00],
    [1_000_00, 70_00],
    [1_000_01, 80_00],
    [1_500_01, 115_00],
    [3_000_01, 205_00],
    [5_000_01, 455_00],
    [10_000_00, 455_00],
    // Five percent, a part of a penny dropped.
    [10_000_01, 500_00],
    [12_345_67, 617_28],
    [200_000_00, 10_000_00],
    [200_000_01, 10_000_00],
    [5_000_000_00, 10_000_00],
  ])('for %i pence in England & Wales is %i', (amount, fee) => {
    expect(courtIssueFee(pence(amount), 'England & Wales')).toBe(fee);
  });

  it('is not given where it is not known', () => {
    expect(courtIssueFee(pence(900_00), 'Scotland')).toBeUndefined();
    expect(courtIssueFee(pence(900_00), 'Northern Ireland')).toBeUndefined();
    expect(courtIssueFee(pence(0), 'England & Wales')).toBeUndefined();
  });
});
