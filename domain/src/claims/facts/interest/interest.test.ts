import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shippedLaw } from '../../../law/law.ts';
import { addDays, toIsoDate } from '../../../shared/iso-date.ts';
import { formatGbp, pence } from '../../../shared/money.ts';
import { jurisdictions } from '../../jurisdictions.ts';
import type { BreakdownRow, CaseFacts } from '../case-facts.ts';
import { anyFacts } from '../testing/any-facts.ts';
import { kitchenFacts, letterDate } from '../testing/kitchen-facts.ts';
import { interestOfFacts } from './interest-of-facts.ts';
import { explainInterest } from './interest-words.ts';
import { lateDebtsOf } from './late-debts.ts';
import { owedOn } from './owed-on.ts';

const day = toIsoDate;
const here = { nation: 'England & Wales', letterDate, to: letterDate, interestFree: [] } as const;
const [row] = kitchenFacts.rows as [BreakdownRow];
const paid = (on: string, pounds: number) => ({ on: day(on), amount: pence(pounds * 100), what: 'Part' });
const oneRow = (pounds: number, due: string | null = null): BreakdownRow => ({
  ...row,
  id: `row-${pounds}`,
  what: 'Invoice 12',
  amount: pence(pounds * 100),
  due: due === null ? null : day(due),
});
const courtRate = (from: string, runsOn = true) =>
  ({ kind: 'court-rate', from: day(from), why: 'Due that day', runsOn }) as const;

const explain = (changes: Partial<CaseFacts>, days: object = {}) =>
  explainInterest({ ...kitchenFacts, ...changes }, { ...here, ...days }, shippedLaw);

describe('interest of facts at the rate of the court', () => {
  it('is told step by step', () => {
    expect(explain({})).toEqual({
      kind: 'court-rate',
      basis: expect.stringContaining('8% a year, under section 69 of the County Courts Act 1984'),
      steps: [
        'From 28 September 2026 to 18 November 2026 is 51 days. At 8% a year, £2,500.00 earns 55p a day: £28.05.',
        'Interest comes to £28.05 by 18 November 2026, and 55p more each day until payment.',
      ],
      figures: { interest: 28_05, fixedSums: 0, daily: 55, mustCheck: false },
    });
  });

  it.each([
    // £2,500 at 8% for 259 days: 55p a day.
    ['2026-03-01', '2026-11-15', 142_45],
    ['2026-11-14', '2026-11-15', 55],
    ['2026-11-15', '2026-11-15', 0],
    ['2026-11-16', '2026-11-15', 0],
  ])('from %s to %s', (from, to, interest) => {
    expect(explain({ interest: courtRate(from) }, { to: day(to) })?.figures).toMatchObject({
      interest,
      daily: 55,
    });
  });

  it.each([
    // 8% of £22.81 is 0.49995p a day, and of £22.82 0.50016p.
    [
      22.82,
      'At 8% a year, £22.82 earns 1p a day: £0.51.',
      'Interest comes to £0.51 by 18 November 2026, and 1p more each day until payment.',
    ],
    [22.81, 'At 8% a year, £22.81 earns £0.00.', 'Interest comes to £0.00 by 18 November 2026.'],
  ])('on £%d names what each day adds only where that is a penny at least', (pounds, earned, total) => {
    expect(explain({ rows: [oneRow(pounds)] })?.steps).toEqual([
      `From 28 September 2026 to 18 November 2026 is 51 days. ${earned}`,
      total,
    ]);
  });

  it('runs on the higher sum before a payment, and on nothing in a breathing space', () => {
    const facts = {
      rows: [oneRow(6_000)],
      credits: [paid('2026-05-01', 2_000)],
      interest: courtRate('2026-02-01'),
    };
    expect(explain(facts)?.figures).toMatchObject({ interest: 294_36, daily: 88 });
    const held = explain(facts, { interestFree: [{ from: day('2026-06-01'), to: day('2026-07-30') }] });
    expect(held?.steps).toEqual([
      'From 1 February 2026 to 1 May 2026 is 89 days. At 8% a year, £6,000.00 earns £1.32 a day: £117.48.',
      'From 1 May 2026 to 31 May 2026 is 30 days. At 8% a year, £4,000.00 earns 88p a day: £26.40.',
      'From 1 June 2026 to 30 July 2026 no interest is added, because the claim was paused.',
      'From 30 July 2026 to 18 November 2026 is 111 days. At 8% a year, £4,000.00 earns 88p a day: £97.68.',
      'Interest comes to £241.56 by 18 November 2026, without the days on which the claim was paused, and 88p more each day until payment.',
    ]);
  });

  it('stops on the day of the letter where it does not run on', () => {
    const later = explain({ interest: courtRate('2026-09-28', false) }, { to: day('2027-03-01') });
    expect(later?.figures).toMatchObject({ interest: 28_05, daily: 0 });
    expect(later?.steps.at(-1)).toBe('Interest comes to £28.05 by 18 November 2026. It stops there.');
  });

  it('is second-hand in Scotland', () => {
    const scottish = { rows: [oneRow(1_500)], interest: courtRate('2026-03-02') };
    expect(explain(scottish, { nation: 'Scotland', to: day('2026-09-14') })).toMatchObject({
      basis: expect.stringContaining('sheriff'),
      figures: { interest: 64_68, mustCheck: true },
    });
  });

  it('is no figure in Northern Ireland, where nobody signed the rate', () => {
    const unsigned = explain({}, { nation: 'Northern Ireland' });
    expect(unsigned).toMatchObject({ steps: [], figures: undefined });
    expect(unsigned?.basis).not.toMatch(/\d/);
  });
});

describe('other interest of facts', () => {
  it('is none', () => {
    expect(explain({ interest: { kind: 'none' } })).toBeUndefined();
  });

  it('is at the rate that was agreed, in every nation', () => {
    const interest = { ...courtRate('2026-01-01'), kind: 'agreed-rate', percent: 4.5 } as const;
    // £1,000 at 4.5% is 12.3p a day; 100 days.
    for (const nation of jurisdictions)
      expect(explain({ rows: [oneRow(1_000)], interest }, { nation, to: day('2026-04-11') })).toMatchObject({
        basis: expect.stringContaining('4.5% a year'),
        figures: { interest: 12_00, daily: 12 },
      });
  });

  it('is the claimant’s own figure, which never grows', () => {
    const interest = { kind: 'own-figure', amount: pence(31_20), how: 'As in clause 4.' } as const;
    expect(explain({ interest }, { to: day('2030-01-01') })).toMatchObject({
      basis: 'The claimant worked this interest out: As in clause 4.',
      steps: ['Interest comes to £31.20, and does not grow.'],
      figures: { interest: 31_20, daily: 0 },
    });
  });
});

describe('late payment between businesses', () => {
  const interest = { kind: 'late-payment', runsOn: true } as const;

  it('has a rate and a fixed sum for each debt', () => {
    const late = explain({ rows: [oneRow(4_200, '2026-07-31')], interest }, { to: day('2026-11-15') });
    expect(late?.figures).toEqual({ interest: 144_67, fixedSums: 70_00, daily: 1_35, mustCheck: false });
    expect(late?.steps).toEqual([
      'Invoice 12, £4,200.00: interest began on 1 August 2026, at 11.75% a year, which is 8% above the Bank Rate of 3.75% on 30 June 2026.',
      'From 31 July 2026 to 15 November 2026 is 107 days, in which £4,200.00 earns £144.67.',
      'A fixed sum of £70.00 is added.',
      'Interest and fixed sums come to £214.67 by 15 November 2026, and £1.35 more each day until payment.',
    ]);
  });

  it('names no daily sum where it is less than half a penny', () => {
    const late = explain({ rows: [oneRow(12, '2026-07-31')], interest }, { to: day('2026-11-15') });
    expect(late?.figures).toMatchObject({ interest: 41, fixedSums: 40_00, daily: 0 });
    expect(late?.steps.at(-1)).toBe('Interest and fixed sums come to £40.41 by 15 November 2026.');
  });

  it('takes a payment off the debt that fell due first, then off the next', () => {
    const rows = [
      oneRow(500, '2026-08-31'),
      { ...oneRow(90), kind: 'cost' as const },
      oneRow(300, '2026-07-31'),
    ];
    const credits = [paid('2026-10-01', 150), paid('2026-09-01', 200)];
    expect(lateDebtsOf({ rows, credits }).map(({ debt }) => [debt.amount, debt.credits])).toEqual([
      [
        300_00,
        [
          { on: '2026-09-01', amount: 200_00 },
          { on: '2026-10-01', amount: 100_00 },
        ],
      ],
      [500_00, [{ on: '2026-10-01', amount: 50_00 }]],
    ]);
  });

  it('is unknown where a Bank Rate is', () => {
    expect(explain({ rows: [oneRow(4_200, '2018-07-31')], interest })?.figures).toBeUndefined();
  });
});

describe('what is owed on a day', () => {
  const owed = (to: string, ...payments: ReturnType<typeof paid>[]) =>
    owedOn(kitchenFacts, payments, { ...here, to: day(to) }, shippedLaw);

  it.each([
    ['2026-11-18', [], 2_528_05, 28_05],
    ['2026-11-28', [], 2_533_55, 33_55],
    // £1,500 at 8% is 33p a day, from the day of the payment.
    ['2026-11-28', [paid('2026-11-18', 1_000)], 1_531_35, 31_35],
    ['2026-11-18', [paid('2026-11-19', 1_000)], 2_528_05, 28_05],
    ['2026-12-31', [paid('2026-11-18', 2_500)], 28_05, 28_05],
    ['2026-12-31', [paid('2026-11-18', 9_000)], 0, 28_05],
  ] as const)('%s', (to, payments, sum, interest) => {
    expect(owed(to, ...payments)).toEqual({ known: true, owed: sum, interest });
  });

  it('is unknown where interest is', () => {
    const question = { ...here, nation: 'Northern Ireland' } as const;
    expect(owedOn(kitchenFacts, [], question, shippedLaw).known).toBe(false);
  });
});

describe('interest, for any facts', () => {
  it('is what its steps add up to, and never less on a later day', () => {
    fc.assert(
      fc.property(anyFacts, fc.integer({ min: 0, max: 30 }), (facts, days) => {
        const found = interestOfFacts(facts, here, shippedLaw);
        const later = interestOfFacts(facts, { ...here, to: addDays(letterDate, days) }, shippedLaw);
        if (!found.known || !later.known) return;
        const segments = found.segments.reduce((sum, segment) => sum + segment.interest, 0);
        if (facts.interest.kind !== 'own-figure') expect(found.interest).toBe(segments);
        expect(later.interest).toBeGreaterThanOrEqual(found.interest);
        const grows = 'runsOn' in facts.interest && facts.interest.runsOn;
        if (!grows) expect(later).toEqual(found);
        if (grows && facts.interest.kind !== 'late-payment')
          expect(later.interest).toBe(found.interest + days * found.daily);
      }),
    );
  });

  it('names its sum in words', () => {
    fc.assert(
      fc.property(anyFacts, fc.constantFrom(...jurisdictions), (facts, nation) => {
        const told = explainInterest(facts, { ...here, nation }, shippedLaw);
        if (!told?.figures) return;
        const { interest, fixedSums } = told.figures;
        expect(told.steps.at(-1)).toContain(formatGbp(pence(interest + fixedSums)));
      }),
    );
  });
});
