import { describe, expect, it } from 'vitest';
import { type IsoDate, toIsoDate } from '../shared/iso-date.ts';
import { pence } from '../shared/money.ts';
import type { Nation } from '../shared/nation.ts';
import { hearingFee, issueFee } from './fees/court-fees.ts';
import { helpWith } from './fees/help-with-fees.ts';
import { enforcementApplicationFee, enforcementNoticeFee } from './fees/northern-irish-enforcement.ts';
import { expensesCap } from './fees/scottish-expenses.ts';
import { interestOn } from './interest/interest-on.ts';
import { judgmentInterest } from './interest/judgment-interest.ts';
import type { PaymentDay } from './interest/late-payment-start.ts';
import { onTheRegister } from './judgments/on-the-register.ts';
import { shippedLaw } from './law.ts';

// Figures worked out by hand and by a second program from the sources that the rows name.
const day = toIsoDate;
const englandAndWales = 'England & Wales';

const agreed = (on: string): PaymentDay => ({ kind: 'agreed', on: day(on) });

function atCourtRate(nation: Nation, pounds: number, from: string, to: string, credits: Paid[] = []) {
  const found = interestOn(
    { kind: 'court-rate', from: day(from) },
    { nation, principal: pence(pounds * 100), to: day(to), credits: credits.map(asCredit) },
    shippedLaw,
  );
  return found.known ? found.interest : found.reason.kind;
}

function late(amount: number, payable: PaymentDay, to: string) {
  const found = interestOn(
    { kind: 'late-payment', debts: [{ amount: pence(amount), payable }] },
    { nation: englandAndWales, principal: pence(amount), to: day(to) },
    shippedLaw,
  );
  if (!found.known) return found.reason.kind;
  const [debt] = found.debts;
  return [debt?.startsOn, debt?.percent, found.interest, found.fixedSums];
}

type Paid = readonly [on: string, pounds: number];
const asCredit = ([on, pounds]: Paid) => ({ on: day(on), amount: pence(pounds * 100) });

const fee = (of: typeof issueFee, nation: Nation, amount: number, on: IsoDate, interest = 0) => {
  const found = of({ nation, on, principal: pence(amount), interest: pence(interest) }, shippedLaw);
  return found.known ? found.amount : found.reason.kind;
};

describe('interest at the court rate', () => {
  it.each([
    // Twenty-two pence a day.
    [1_000, '2026-01-01', '2026-02-20', 11_00],
    // A leap day counts as a day; the year keeps 365.
    [3_650, '2024-02-01', '2024-03-01', 23_20],
    [3_650, '2023-11-18', '2024-11-18', 292_80],
    [2_950, '2026-01-01', '2026-11-18', 208_65],
    [2_500, '2026-03-01', '2026-11-15', 142_45],
    [10_000, '2026-03-01', '2026-11-15', 567_21],
  ])('on £%d from %s to %s in England & Wales', (pounds, from, to, interest) => {
    expect(atCourtRate(englandAndWales, pounds, from, to)).toBe(interest);
  });

  it('falls on the day a part is paid', () => {
    expect(atCourtRate(englandAndWales, 6_000, '2026-02-01', '2026-11-18', [['2026-05-01', 2_000]])).toBe(
      294_36,
    );
  });

  it('is the judicial rate in Scotland', () => {
    expect(atCourtRate('Scotland', 1_500, '2026-03-02', '2026-09-14')).toBe(64_68);
  });

  it('is not told in Northern Ireland, where nobody signed the rate', () => {
    expect(atCourtRate('Northern Ireland', 800, '2026-03-02', '2026-09-14')).toBe('unsigned');
  });
});

describe('late payment between businesses', () => {
  it.each([
    // The rate of the first day holds: half-yearly rates would give £1,477.16.
    ['a debt of 2024', 5_000_00, agreed('2024-06-30'), '2026-11-18', ['2024-07-01', 13.25, 1_580_92, 70_00]],
    ['a whole year', 10_000_00, agreed('2025-06-30'), '2026-06-30', ['2025-07-01', 12.25, 1_225_00, 100_00]],
    [
      'the last day of a half-year',
      999_99,
      agreed('2025-12-30'),
      '2026-03-31',
      ['2025-12-31', 12.25, 30_54, 40_00],
    ],
    [
      'the first day of a half-year',
      1_000_00,
      agreed('2025-12-31'),
      '2026-03-31',
      ['2026-01-01', 11.75, 28_97, 70_00],
    ],
    [
      'no day agreed',
      2_400_00,
      { kind: 'not-agreed', performedOn: day('2026-03-03'), noticeOn: day('2026-03-10') },
      '2026-11-18',
      ['2026-04-09', 11.75, 173_06, 70_00],
    ],
    [
      'a debt of July 2026',
      4_200_00,
      agreed('2026-07-31'),
      '2026-11-15',
      ['2026-08-01', 11.75, 144_67, 70_00],
    ],
    ['a day before the due day', 4_200_00, agreed('2026-07-31'), '2026-07-30', ['2026-08-01', 11.75, 0, 0]],
    // Bank Rate of 31 December 2026: an operator adds it.
    ['a start in 2027', 4_200_00, agreed('2026-12-31'), '2027-03-01', 'unsigned'],
    ['a start in the second half of 2027', 4_200_00, agreed('2027-06-30'), '2027-08-01', 'no-row'],
    ['a start before Bank Rates are known', 4_200_00, agreed('2018-07-31'), '2026-08-01', 'no-row'],
  ] as const)('%s', (_, amount, payable, to, found) => {
    expect(late(amount, payable, to)).toEqual(found);
  });
});

describe('a judgment left unpaid for 90 days', () => {
  const unpaid = (amount: number, law = shippedLaw) => {
    const found = judgmentInterest(
      { nation: englandAndWales, amount: pence(amount), from: day('2026-08-20'), to: day('2026-11-18') },
      law,
    );
    return found.known ? found.amount : found.reason.kind;
  };

  it('carries nothing under £5,000', () => {
    expect(unpaid(4_999_99)).toBe(0);
  });

  it('carries 8% from £5,000, once a solicitor has signed the rate', () => {
    expect(unpaid(5_000_00)).toBe('unsigned');
    const signedOff = { by: 'A. Solicitor', on: day('2026-11-18') };
    const rows = shippedLaw.judgmentRate.rows.map((row) => ({ ...row, signedOff }));
    expect(unpaid(5_000_00, { ...shippedLaw, judgmentRate: { ...shippedLaw.judgmentRate, rows } })).toBe(
      98_63,
    );
  });
});

describe('a judgment on the register', () => {
  it.each([
    ['2026-01-31', '2026-03-03', '2032-01-31'],
    ['2026-02-10', '2026-03-10', '2032-02-10'],
    ['2026-11-18', '2026-12-18', '2032-11-18'],
    ['2028-02-29', '2028-03-29', '2034-02-28'],
  ])('of %s is removed when paid by %s, and else told until %s', (on, paidBy, until) => {
    expect(onTheRegister(englandAndWales, day(on), shippedLaw)).toEqual({
      known: true,
      removedIfPaidBy: paidBy,
      until,
    });
  });

  it('is not judged where nobody signed the rule, nor where we know none', () => {
    const reason = (nation: Nation) => {
      const found = onTheRegister(nation, day('2026-11-18'), shippedLaw);
      return found.known ? null : found.reason.kind;
    };
    expect([reason('Scotland'), reason('Northern Ireland')]).toEqual(['unsigned', 'no-row']);
  });
});

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
