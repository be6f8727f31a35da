import { describe, expect, it } from 'vitest';
import { shippedLaw } from '../../../law/law.ts';
import { toIsoDate } from '../../../shared/iso-date.ts';
import { pence } from '../../../shared/money.ts';
import { type Hold, interestFreeDays } from '../../holds/hold.ts';
import type { BreakdownRow } from '../case-facts.ts';
import { kitchenFacts, letterDate } from '../testing/kitchen-facts.ts';
import { claimedInterest } from './claimed-interest.ts';
import { explainInterest } from './interest-words.ts';
import { owedOn } from './owed-on.ts';

const day = toIsoDate;
const hold = (from: string, until: string | null, change: Partial<Record<keyof Hold, string>> = {}): Hold =>
  ({ from, until, endedOn: null, interestFreeFrom: null, ...change }) as Hold;

/** 60 days, 2 November to 31 December 2026. */
const breathingSpace = hold('2026-11-02', '2026-12-31', { interestFreeFrom: '2026-11-02' });
const daysTo = (to: string, ...holds: Hold[]) => ({
  nation: 'England & Wales' as const,
  letterDate,
  to: day(to),
  interestFree: interestFreeDays(holds),
});

describe('£2,500 at 8% from 28 September 2026, 55p a day', () => {
  const figures = (to: string, ...holds: Hold[]) =>
    explainInterest(kitchenFacts, daysTo(to, ...holds), shippedLaw)?.figures;

  it.each([
    ['on the eve of a breathing space: 34 days', '2026-11-01', 18_70, 0],
    ['on its first day', '2026-11-02', 18_70, 0],
    ['on its last day but one', '2026-12-30', 18_70, 0],
    ['on its last day, whose next one adds again', '2026-12-31', 18_70, 55],
    ['on the day after: 35 days', '2027-01-01', 19_25, 55],
    ['a month after: 65 days, without it 125', '2027-01-31', 35_75, 55],
  ])('%s', (_, to, interest, daily) => {
    expect(figures(to, breathingSpace)).toMatchObject({ interest, daily });
  });

  it.each<[string, Hold[], number, number]>([
    ['no pause: 125 days', [], 68_75, 55],
    ['mediation, debt advice or vulnerability', [hold('2026-11-02', '2026-12-31')], 68_75, 55],
    ['what the other side told and no admin confirmed', [hold('2026-11-02', '2026-11-15')], 68_75, 55],
    [
      'a pause whose official first day is a later one: 50 days less',
      [{ ...breathingSpace, interestFreeFrom: day('2026-11-12') }],
      41_25,
      55,
    ],
    [
      'a breathing space lifted on 19 November: 18 days less',
      [{ ...breathingSpace, endedOn: day('2026-11-19') }],
      58_85,
      55,
    ],
    ['a crisis without a known end: 34 days', [{ ...breathingSpace, until: null }], 18_70, 0],
    [
      'days of two pauses, counted once',
      [
        breathingSpace,
        {
          ...breathingSpace,
          from: day('2026-12-01'),
          interestFreeFrom: day('2026-12-01'),
          until: day('2027-01-10'),
        },
      ],
      30_25,
      55,
    ],
    [
      'one that was over before interest began',
      [hold('2026-07-01', '2026-08-29', { interestFreeFrom: '2026-07-01' })],
      68_75,
      55,
    ],
    [
      'one in which interest would have begun: 93 days',
      [hold('2026-09-01', '2026-10-30', { interestFreeFrom: '2026-09-01' })],
      51_15,
      55,
    ],
  ])('by 31 January 2027 with %s', (_, holds, interest, daily) => {
    expect(figures('2027-01-31', ...holds)).toMatchObject({ interest, daily });
  });

  it('names the days that are left out, and promises no daily sum meanwhile', () => {
    expect(explainInterest(kitchenFacts, daysTo('2026-11-19', breathingSpace), shippedLaw)?.steps).toEqual([
      'From 28 September 2026 to 1 November 2026 is 34 days. At 8% a year, £2,500.00 earns 55p a day: £18.70.',
      'From 2 November 2026 to 19 November 2026 no interest is added, because the claim was paused.',
      'Interest comes to £18.70 by 19 November 2026, without the days on which the claim was paused.',
    ]);
  });

  it('that stops with the letter leaves out the days of a pause that is recorded later', () => {
    const { interest } = kitchenFacts;
    const facts = { ...kitchenFacts, interest: { ...interest, runsOn: false } as typeof interest };
    expect(claimedInterest(facts, daysTo('2027-01-31', breathingSpace), shippedLaw)).toMatchObject({
      told: '£18.70',
      words: expect.stringContaining(
        'Interest comes to £18.70 by 18 November 2026, without the days on which the claim was paused. It stops there.',
      ),
    });
  });

  it('is owed with the sum, less what was paid in the pause', () => {
    const owed = (...paid: [string, number][]) =>
      owedOn(
        kitchenFacts,
        paid.map(([on, pounds]) => ({ on: day(on), amount: pence(pounds * 100), what: 'Part' })),
        daysTo('2027-01-31', breathingSpace),
        shippedLaw,
      );
    expect(owed()).toEqual({ known: true, owed: 2_535_75, interest: 35_75 });
    // £1,500 at 8% is 33p a day, from 1 January: 31 days.
    expect(owed(['2026-12-10', 1_000])).toEqual({ known: true, owed: 1_528_93, interest: 28_93 });
  });
});

describe('other interest in a breathing space', () => {
  const invoice = (due: string): BreakdownRow => ({
    ...(kitchenFacts.rows[0] as BreakdownRow),
    what: 'Invoice 12',
    amount: pence(4_200_00),
    due: day(due),
  });
  const late = (due: string, to: string, one: Hold) =>
    explainInterest(
      { ...kitchenFacts, rows: [invoice(due)], interest: { kind: 'late-payment', runsOn: true } },
      daysTo(to, one),
      shippedLaw,
    )?.figures;
  const autumn = hold('2026-09-01', '2026-10-30', { interestFreeFrom: '2026-09-01' });

  it('of a late invoice is for 31 and 16 days instead of 107, at 11.75%', () => {
    expect(late('2026-07-31', '2026-11-15', autumn)).toMatchObject({
      interest: 63_54,
      fixedSums: 70_00,
      daily: 1_35,
    });
  });

  it('adds the fixed sum of an invoice once interest has run for a day', () => {
    expect(late('2026-09-30', '2026-10-30', autumn)).toMatchObject({
      interest: 0,
      fixedSums: 0,
      daily: 1_35,
    });
    expect(late('2026-09-30', '2026-10-31', autumn)).toMatchObject({ interest: 1_35, fixedSums: 70_00 });
  });

  it('of the claimant’s own figure does not grow, so nothing is left out', () => {
    const interest = { kind: 'own-figure', amount: pence(31_20), how: 'As in clause 4.' } as const;
    expect(
      explainInterest({ ...kitchenFacts, interest }, daysTo('2027-01-31', breathingSpace), shippedLaw)?.steps,
    ).toEqual(['Interest comes to £31.20, and does not grow.']);
  });
});
