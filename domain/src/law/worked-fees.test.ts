import { describe, expect, it } from 'vitest';
import { type IsoDate, toIsoDate } from '../shared/iso-date.ts';
import { pence } from '../shared/money.ts';
import type { Nation } from '../shared/nation.ts';
import { hearingFee, issueFee } from './fees/court-fees.ts';
import { helpWith } from './fees/help-with-fees.ts';
import { enforcementApplicationFee, enforcementNoticeFee } from './fees/northern-irish-enforcement.ts';
import { expensesCap } from './fees/scottish-expenses.ts';
import { shippedLaw } from './law.ts';

// Figures worked out by hand and by a second program from the sources that the rows name.
const day = toIsoDate;

const englandAndWales = 'England & Wales';

const fee = (of: typeof issueFee, nation: Nation, amount: number, on: IsoDate, interest = 0) => {
  const found = of({ nation, on, principal: pence(amount), interest: pence(interest) }, shippedLaw);
  return found.known ? found.amount : found.reason.kind;
};

describe('court fees', () => {
  const today = day('2026-11-18');

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
    [5_000_000_00, 10_000_00],
  ])('to issue %d pence in England & Wales', (amount, expected) => {
    expect(fee(issueFee, englandAndWales, amount, today)).toBe(expected);
  });

  it('are counted with interest in England & Wales', () => {
    expect(fee(issueFee, englandAndWales, 2_950_00, today)).toBe(115_00);
    expect(fee(issueFee, englandAndWales, 2_950_00, today, 208_65)).toBe(205_00);
  });

  it.each([
    [300_00, 27_00],
    [500_00, 59_00],
    [1_000_00, 85_00],
    [1_500_00, 123_00],
    [3_000_00, 181_00],
    [3_000_01, 346_00],
    [10_000_00, 346_00],
  ])('for a hearing of %d pence in England & Wales', (amount, expected) => {
    expect(fee(hearingFee, englandAndWales, amount, today)).toBe(expected);
  });

  it.each([
    ['Scotland', 300_00, '2026-05-01', 23_00],
    ['Scotland', 300_01, '2026-05-01', 127_00],
    ['Scotland', 5_000_01, '2026-05-01', 'sum-too-large'],
    ['Scotland', 300_00, '2026-03-31', 'no-row'],
    ['Northern Ireland', 300_00, '2026-11-18', 49_00],
    ['Northern Ireland', 500_00, '2026-11-18', 81_00],
    ['Northern Ireland', 1_000_00, '2026-11-18', 113_00],
    ['Northern Ireland', 1_000_01, '2026-11-18', 163_00],
    ['Northern Ireland', 3_000_01, '2026-11-18', 244_00],
    ['Northern Ireland', 5_000_01, '2026-11-18', 'sum-too-large'],
    ['Northern Ireland', 300_00, '2025-11-18', 'derived'],
    ['Northern Ireland', 300_00, '2023-05-01', 39_00],
  ] as const)('to issue in %s, %d pence on %s', (nation, amount, on, expected) => {
    expect(fee(issueFee, nation, amount, day(on))).toBe(expected);
  });

  it('for a hearing are not told where nobody signed them', () => {
    expect(fee(hearingFee, 'Scotland', 300_00, today)).toBe('unsigned');
    expect(fee(hearingFee, 'Northern Ireland', 300_00, today)).toBe('no-row');
  });
});

describe('the Enforcement of Judgments Office', () => {
  it.each([
    [40_00, 20_00],
    [300_00, 117_00],
    [300_01, 143_00],
    [2_350_00, 441_00],
    [3_000_01, 571_00],
    [5_000_00, 628_00],
  ])('charges for %d pence in 2025', (amount, expected) => {
    expect(enforcementApplicationFee(pence(amount), day('2025-05-01'), shippedLaw)).toMatchObject({
      amount: expected,
    });
    expect(enforcementNoticeFee(day('2025-05-01'), shippedLaw)).toMatchObject({ amount: 31_00 });
  });

  it('is not quoted after March 2026', () => {
    const on = day('2026-04-01');
    expect(enforcementApplicationFee(pence(40_00), on, shippedLaw).known).toBe(false);
    expect(enforcementNoticeFee(on, shippedLaw).known).toBe(false);
  });
});

describe('Help with Fees', () => {
  const single = { age: 40, hasPartner: false, childrenUnder14: 0, children14OrOver: 0 };
  const couple = { ...single, hasPartner: true, childrenUnder14: 1 };
  const poor = pence(2_000_00);

  it.each([
    [
      'pays half of what is above',
      455,
      { ...single, savings: poor, monthlyIncome: pence(1_800_00) },
      [190_00, null],
    ],
    [
      'counts partner and child',
      205,
      { ...couple, savings: poor, monthlyIncome: pence(2_600_00) },
      [20_00, null],
    ],
    [
      'has too much saved',
      455,
      { ...single, savings: pence(4_250_01), monthlyIncome: pence(0) },
      [455_00, 'savings'],
    ],
    ['saved just enough', 455, { ...single, savings: pence(4_250_00), monthlyIncome: pence(0) }, [0, null]],
    [
      'would pay more than the fee',
      115,
      { ...single, savings: poor, monthlyIncome: pence(1_655_00) },
      [115_00, null],
    ],
    [
      'earns too much',
      10_000,
      { ...single, savings: poor, monthlyIncome: pence(4_430_00) },
      [10_000_00, 'income'],
    ],
    ['is 66', 455, { ...single, age: 66, savings: pence(16_000_00), monthlyIncome: pence(0) }, [0, null]],
    [
      'is 66 and rich',
      455,
      { ...single, age: 66, savings: pence(16_000_01), monthlyIncome: pence(0) },
      [455_00, 'savings'],
    ],
    [
      'saved three large fees',
      1_500,
      { ...single, savings: pence(4_500_00), monthlyIncome: pence(0) },
      [1_500_00, 'savings'],
    ],
  ] as const)('%s', (_, feeInPounds, household, expected) => {
    const found = helpWith(pence(feeInPounds * 100), household, day('2026-11-18'), shippedLaw);
    expect(found.known && [found.pays, found.refusedFor]).toEqual(expected);
  });
});

describe('expenses in simple procedure', () => {
  it.each([
    [300_00, '2026-11-18', 0],
    [1_500_00, '2026-11-18', 150_00],
    [2_184_50, '2026-11-18', 218_45],
    [3_000_01, '2026-11-18', null],
    [300_00, '2018-11-18', 150_00],
  ])('of a claim of %d pence on %s', (value, on, cap) => {
    expect(expensesCap(pence(value), day(on), shippedLaw)).toEqual({ known: true, cap });
  });

  it('are not judged above simple procedure', () => {
    expect(expensesCap(pence(5_000_01), day('2026-11-18'), shippedLaw).known).toBe(false);
  });
});
