import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shippedLaw } from '../../law/law.ts';
import { addDays, addMonths, daysInMonthOf, toIsoDate } from '../../shared/iso-date.ts';
import { pence } from '../../shared/money.ts';
import { checkHowPaid } from '../rules/check-how-paid.ts';
import { type Frequency, frequencies, type HowPaid } from '../said.ts';
import { kitchenSituation } from '../testing/kitchen-answers.ts';
import { howPaidWords } from './how-paid-words.ts';
import { planLimits } from './plan-limits.ts';
import { type Acceptance, scheduleOf } from './schedule.ts';

const day = toIsoDate;
const accepted: Acceptance = { on: day('2026-11-02'), nation: 'England & Wales', law: shippedLaw };
const inParts = (each: number, every: Frequency, first: string): HowPaid => ({
  kind: 'instalments',
  each: pence(each),
  every,
  first: day(first),
});
const rowsOf = (total: number, how: HowPaid) =>
  scheduleOf(pence(total), how, accepted).map(({ due, amount }) => [due, amount]);

describe('the rows of a plan', () => {
  it.each<[string, number, HowPaid, readonly (readonly [string, number])[]]>([
    [
      'by the month from the 31st, never chained',
      1_000_00,
      inParts(150_00, 'month', '2027-01-31'),
      [
        ['2027-01-31', 150_00],
        ['2027-02-28', 150_00],
        ['2027-03-31', 150_00],
        ['2027-04-30', 150_00],
        ['2027-05-31', 150_00],
        ['2027-06-30', 150_00],
        ['2027-07-31', 100_00],
      ],
    ],
    [
      'four equal ones',
      1_000_00,
      inParts(250_00, 'month', '2027-01-31'),
      [
        ['2027-01-31', 250_00],
        ['2027-02-28', 250_00],
        ['2027-03-31', 250_00],
        ['2027-04-30', 250_00],
      ],
    ],
    [
      'a penny joined to the last',
      500_01,
      inParts(250_00, 'two-weeks', '2027-01-04'),
      [
        ['2027-01-04', 250_00],
        ['2027-01-18', 250_01],
      ],
    ],
    [
      'a pound that stands alone',
      501_00,
      inParts(250_00, 'four-weeks', '2027-01-04'),
      [
        ['2027-01-04', 250_00],
        ['2027-02-01', 250_00],
        ['2027-03-01', 1_00],
      ],
    ],
    [
      'every week over the change of the clocks',
      20_00,
      inParts(10_00, 'week', '2027-03-26'),
      [
        ['2027-03-26', 10_00],
        ['2027-04-02', 10_00],
      ],
    ],
    ['one sum by a day', 99_99, { kind: 'by', on: day('2027-02-01') }, [['2027-02-01', 99_99]]],
    ['now: five working days', 99_99, { kind: 'now' }, [['2026-11-09', 99_99]]],
  ])('%s', (_, total, how, rows) => {
    expect(rowsOf(total, how)).toEqual(rows);
  });

  it('of now passes over the holidays of the nation', () => {
    const newYear = { ...accepted, on: day('2026-12-30'), nation: 'Scotland' as const };
    expect(scheduleOf(pence(1_00), { kind: 'now' }, newYear)[0]?.due).toBe('2027-01-08');
    expect(scheduleOf(pence(1_00), { kind: 'now' }, { ...newYear, nation: 'England & Wales' })[0]?.due).toBe(
      '2027-01-07',
    );
  });
});

describe('every plan that may be proposed', () => {
  const today = kitchenSituation.today;
  const plan = fc.record({
    total: fc.integer({ min: 1, max: 10_000_00 }).map(pence),
    each: fc.integer({ min: 1, max: 3_000_00 }).map(pence),
    every: fc.constantFrom(...frequencies),
    first: fc.integer({ min: -3, max: 70 }).map((days) => addDays(today, days)),
    claimant: fc.constantFrom('individual' as const, 'company' as const),
  });

  it('adds up exactly, in rows of one size but the last, on days that are counted from the first', () => {
    let accepted = 0;
    fc.assert(
      fc.property(plan, ({ total, claimant, ...how }) => {
        const situation = { ...kitchenSituation, claimant, defendant: 'individual' } as const;
        const instalments = { kind: 'instalments', ...how } as const;
        if (checkHowPaid(total, instalments, 'how', situation).length > 0) return;
        accepted += 1;
        const rows = scheduleOf(total, instalments, { on: today, nation: 'Scotland', law: shippedLaw });
        const amounts = rows.map(({ amount }) => amount);
        const last = amounts.at(-1) ?? 0;
        expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(total);
        expect(amounts.slice(0, -1).every((amount) => amount === how.each)).toBe(true);
        expect(last).toBeGreaterThanOrEqual(1_00);
        expect(last).toBeLessThan(how.each + 1_00);
        expect(rows.length).toBeGreaterThanOrEqual(2);
        expect(rows.map(({ no }) => no)).toEqual(rows.map((_, at) => at + 1));
        const { lastBy, mostRows } = planLimits(situation);
        expect(rows.length).toBeLessThanOrEqual(mostRows);
        expect((rows.at(-1)?.due ?? '') <= lastBy).toBe(true);
        rows.forEach(({ due }, at) => {
          if (how.every === 'month') {
            expect(due.slice(0, 7)).toBe(addMonths(how.first, at).slice(0, 7));
            expect(Number(due.slice(8))).toBe(Math.min(Number(how.first.slice(8)), daysInMonthOf(due)));
          } else if (at > 0) expect(due > (rows[at - 1]?.due ?? '')).toBe(true);
        });
      }),
      { numRuns: 2_000 },
    );
    // Many are refused; the others have to be there, too.
    expect(accepted).toBeGreaterThan(100);
  });
});

it.each<[number, HowPaid, string]>([
  [1_500_00, { kind: 'now' }, 'now, by card'],
  [1_500_00, { kind: 'by', on: day('2026-12-15') }, 'by 15 December 2026'],
  [
    1_500_00,
    inParts(250_00, 'month', '2026-12-15'),
    '£250.00 every month, 6 payments, from 15 December 2026 to 15 May 2027',
  ],
  [
    500_01,
    inParts(250_00, 'two-weeks', '2027-01-04'),
    '£250.00 every two weeks, 2 payments, from 4 January 2027 to 18 January 2027, the last of £250.01',
  ],
])('%d in words', (total, how, words) => {
  expect(howPaidWords(pence(total), how)).toBe(words);
});
