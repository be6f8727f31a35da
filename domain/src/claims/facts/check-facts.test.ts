import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toIsoDate } from '../../shared/iso-date.ts';
import { MAX_PENCE, pence } from '../../shared/money.ts';
import { amountOf } from './amount.ts';
import type { CaseFacts } from './case-facts.ts';
import { checkFacts } from './check-facts.ts';
import { factsLimits } from './facts-limits.ts';
import { factsRefusalCodes } from './facts-refusal.ts';
import { incidentDateOf } from './incident-date.ts';
import { checkAmountOfClaim } from './rules/check-sums.ts';
import { anyFacts } from './testing/any-facts.ts';
import { kitchenFacts, letterDate } from './testing/kitchen-facts.ts';

const day = toIsoDate;
const [deposit, second] = kitchenFacts.rows as [CaseFacts['rows'][number], CaseFacts['rows'][number]];
const [signed] = kitchenFacts.timeline as [CaseFacts['timeline'][number]];
const [order] = kitchenFacts.evidence as [CaseFacts['evidence'][number]];
const credit = { on: day('2026-11-17'), amount: pence(100_00), what: 'Refund' };
const courtRate = kitchenFacts.interest as Extract<CaseFacts['interest'], { kind: 'court-rate' }>;
const agreed = kitchenFacts.basis as Extract<CaseFacts['basis'], { kind: 'written' }>;

const business = { claimant: 'sole-trader', defendant: 'organisation' } as const;
const late = { ...business, interest: { kind: 'late-payment', runsOn: true } } as const;
const dueOn = (due: string) => ({ rows: [{ ...deposit, due: day(due) }] });
const many = <Item>(item: Item, count: number): Item[] => Array.from({ length: count }, () => item);
const named = <Item extends object>(item: Item, count: number) =>
  many(item, count).map((one, at) => ({ ...one, id: `id-${at}` }));
const unproven = { proof: [] };

type Refused = readonly [code: string, field: string, changes: Partial<CaseFacts>];

const refused: readonly Refused[] = [
  ['no-rows', 'rows', { rows: [] }],
  ['too-many-rows', 'rows', { rows: named(deposit, factsLimits.rows + 1) }],
  ['row-not-above-zero', 'rows.1.amount', { rows: [deposit, { ...second, amount: pence(0) }] }],
  ['row-not-above-zero', 'rows.1.amount', { rows: [deposit, { ...second, amount: pence(-1) }] }],
  ['loss-without-how', 'rows.0.how', { rows: [{ ...deposit, kind: 'loss', how: ' ' }] }],
  [
    'too-many-credits',
    'credits',
    { credits: many({ ...credit, amount: pence(1) }, factsLimits.credits + 1) },
  ],
  ['credit-not-above-zero', 'credits.0.amount', { credits: [{ ...credit, amount: pence(0) }] }],
  ['credit-not-before-letter', 'credits.0.on', { credits: [{ ...credit, on: letterDate }] }],
  ['nothing-left-to-claim', 'credits', { credits: [{ ...credit, amount: pence(2_500_00) }] }],
  ['nothing-left-to-claim', 'credits', { credits: [{ ...credit, amount: pence(2_500_01) }] }],
  ['sum-too-large', 'rows', { rows: [deposit, { ...second, amount: MAX_PENCE }] }],
  ['agreement-in-future', 'basis.madeOn', { basis: { ...agreed, madeOn: day('2026-11-19') } }],
  ['no-dates', 'timeline', { timeline: [], interest: { kind: 'none' } }],
  [
    'too-many-dates',
    'timeline',
    { timeline: [{ ...signed, main: true }, ...many(signed, factsLimits.timeline)] },
  ],
  ['date-in-future', 'timeline.0.on', { timeline: [{ ...signed, on: day('2026-11-19'), main: true }] }],
  ['month-not-on-its-first', 'timeline.0.on', { timeline: [{ ...signed, exact: false, main: true }] }],
  ['no-main-date', 'timeline', { timeline: [signed] }],
  ['several-main-dates', 'timeline.1.main', { timeline: many({ ...signed, main: true }, 2) }],
  ['too-many-evidence-items', 'evidence', { evidence: [...kitchenFacts.evidence, ...named(order, 26)] }],
  ['same-id-twice', 'rows.1.id', { rows: [deposit, { ...second, id: deposit.id }] }],
  ['same-id-twice', 'evidence.5.id', { evidence: [...kitchenFacts.evidence, order] }],
  ['unknown-evidence', 'basis.copy', { basis: { ...agreed, copy: 'lost' } }],
  ['unknown-evidence', 'rows.0.proof', { rows: [{ ...deposit, proof: ['june', 'lost'] }] }],
  ['unknown-evidence', 'timeline.0.proof', { timeline: [{ ...signed, main: true, proof: ['lost'] }] }],
  ['same-proof-twice', 'rows.0.proof', { rows: [{ ...deposit, proof: ['june', 'june'] }] }],
  ['interest-begins-in-future', 'interest.from', { interest: { ...courtRate, from: day('2026-11-19') } }],
  ['interest-begins-too-early', 'interest.from', { interest: { ...courtRate, from: day('2026-06-11') } }],
  ...([0, -1, 100.5, 8.00001, Number.NaN] as const).map(
    (percent): Refused => [
      'rate-out-of-range',
      'interest.percent',
      { interest: { ...courtRate, kind: 'agreed-rate', percent } },
    ],
  ),
  [
    'own-figure-not-above-zero',
    'interest.amount',
    { interest: { kind: 'own-figure', amount: pence(0), how: 'Contract' } },
  ],
  [
    'own-figure-above-sum',
    'interest.amount',
    { interest: { kind: 'own-figure', amount: pence(2_500_01), how: 'Contract' } },
  ],
  ['late-payment-not-in-business', 'interest.kind', { ...late, claimant: 'individual' }],
  ['late-payment-not-in-business', 'interest.kind', { ...late, defendant: 'individual' }],
  ['late-payment-without-debt', 'interest.kind', { ...late, rows: [{ ...deposit, kind: 'cost' }] }],
  ['debt-without-due-day', 'rows.0.due', { ...late, rows: [deposit] }],
  ['debt-not-overdue', 'rows.0.due', { ...late, ...dueOn('2026-11-18') }],
  ['interest-begins-too-early', 'rows.0.due', { ...late, ...dueOn('2026-06-11') }],
];

describe('facts that cannot stand', () => {
  it.each(refused)('%s, at %s', (code, field, changes) => {
    const refusals = checkFacts({ ...kitchenFacts, ...changes }, letterDate);
    expect(refusals).toEqual([{ code, field, message: expect.stringMatching(/^[A-Z£].*[^.]$/) }]);
  });

  it('are refused for every reason there is', () => {
    const elsewhere = ['invalid-field', 'amount-differs', 'facts-frozen'];
    expect(new Set([...refused.map(([code]) => code), ...elsewhere])).toEqual(new Set(factsRefusalCodes));
  });

  it('are refused when they come to another amount than the claim', () => {
    expect(checkAmountOfClaim(kitchenFacts, pence(2_500_00))).toEqual([]);
    expect(checkAmountOfClaim(kitchenFacts, pence(2_499_99))).toMatchObject([{ code: 'amount-differs' }]);
  });
});

describe('facts that can go into a letter', () => {
  it.each<[string, Partial<CaseFacts>]>([
    ['as they are', {}],
    ['with a payment of the day before', { credits: [credit] }],
    ['with a penny left', { credits: [{ ...credit, amount: pence(2_499_99) }] }],
    ['with interest from today', { interest: { ...courtRate, from: letterDate } }],
    ['with interest from the first date', { interest: { ...courtRate, from: day('2026-06-12') } }],
    [
      'with interest from the agreement, older than all dates',
      {
        basis: { ...agreed, madeOn: day('2026-05-01') },
        interest: { ...courtRate, from: day('2026-05-01') },
      },
    ],
    ['with a debt of a business due yesterday', { ...late, ...dueOn('2026-11-17') }],
    ['with as many rows as there may be', { rows: named({ ...deposit, ...unproven }, factsLimits.rows) }],
  ])('%s', (_, changes) => {
    expect(checkFacts({ ...kitchenFacts, ...changes }, letterDate)).toEqual([]);
  });

  it('are all that the generator of the other properties makes', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        expect(checkFacts(facts, letterDate)).toEqual([]);
      }),
    );
  });
});

describe('what follows from facts', () => {
  it('is the amount, and the incident date of the main row', () => {
    expect(amountOf(kitchenFacts)).toBe(2_500_00);
    expect(amountOf({ ...kitchenFacts, credits: [credit] })).toBe(2_400_00);
    expect(incidentDateOf(kitchenFacts)).toBe('2026-08-24');
    expect(() => incidentDateOf({ timeline: [signed] })).toThrow('main date');
  });

  it('is an amount above nothing, to the penny what rows less credits come to', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const all = [
          ...facts.rows.map(({ amount }) => amount),
          ...facts.credits.map(({ amount }) => -amount),
        ];
        expect(amountOf(facts)).toBe(all.reduce((sum, amount) => sum + amount, 0));
        expect(amountOf(facts)).toBeGreaterThan(0);
      }),
    );
  });
});
