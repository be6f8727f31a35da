import { describe, expect, it } from 'vitest';
import { toIsoDate } from '../shared/iso-date.ts';
import { pence } from '../shared/money.ts';
import type { Nation } from '../shared/nation.ts';
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
