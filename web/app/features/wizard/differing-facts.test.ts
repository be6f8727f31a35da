import { emptyClaimForm } from '@plainclaim/domain/claims/claim-form';
import { factsAsTyped } from '@plainclaim/domain/claims/facts/input/facts-as-typed';
import { emptyFactsInput, type FactsInput } from '@plainclaim/domain/claims/facts/input/facts-input';
import { formWithFacts } from '@plainclaim/domain/claims/facts/input/form-and-facts';
import { kitchenFacts } from '@plainclaim/domain/claims/facts/testing/kitchen-facts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differingFacts } from './differing-facts.ts';
import { differingFields, isSameFacts } from './writing.ts';

const kitchen = factsAsTyped(kitchenFacts);
const terms = (theirs: FactsInput) => differingFacts(kitchen, theirs).map(({ term }) => term);
const firstRow = (change: Partial<FactsInput['rows'][number]>): FactsInput => ({
  ...kitchen,
  rows: kitchen.rows.map((row, at) => (at === 0 ? { ...row, ...change } : row)),
});

const text = fc.constantFrom(
  '',
  ' ',
  'Deposit',
  'Deposit ',
  '1850',
  '1,850',
  '2026-09-14',
  '2026-9-',
  '2026-09',
);
const kindOf = (...kinds: string[]) => fc.constantFrom(...kinds, 'none of these');
const proof = fc.array(fc.constantFrom('one', 'two', 'three'), { maxLength: 2 });
const list = <Item>(item: fc.Arbitrary<Item>) => fc.array(item, { maxLength: 2 });
const anyTyped: fc.Arbitrary<FactsInput> = fc.record({
  claimant: kindOf('individual', 'company'),
  defendant: kindOf('individual', 'sole-trader', 'company', 'organisation'),
  basis: fc.record({
    kind: kindOf('not-told', 'written', 'spoken', 'no-agreement'),
    ...{ madeOn: text, copy: text, where: text, words: text, duty: text, broken: text },
  }),
  complaint: fc.constantFrom(undefined, '', 'digital', 'none of these'),
  rows: list(
    fc.record({
      ...{ id: text, kind: kindOf('debt', 'loss'), what: text, how: text, amount: text, due: text, proof },
    }),
  ),
  credits: list(fc.record({ on: text, amount: text, what: text })),
  timeline: list(fc.record({ on: text, what: text, main: fc.boolean(), proof })),
  evidence: list(
    fc.record({
      ...{ id: fc.constantFrom('one', 'two'), type: kindOf('photo', 'other'), what: text, file: text },
      keptBack: fc.constantFrom(undefined, true, false),
    }),
  ),
  lettersTo: fc.option(fc.record({ isOther: fc.boolean(), address: text, postcode: text }), {
    nil: undefined,
  }),
  interest: fc.record({
    kind: kindOf('none', 'court-rate', 'agreed-rate', 'late-payment', 'own-figure'),
    ...{ percent: text, from: text, why: text, amount: text, how: text, runsOn: fc.boolean() },
  }),
  triedToSettle: text,
});

/** Most of two versions is the same. */
const twoVersions = fc
  .record({
    ours: anyTyped,
    other: anyTyped,
    changed: fc.subarray(Object.keys(emptyFactsInput), { maxLength: 2 }),
  })
  .map(({ ours, other, changed }) => {
    const parts = Object.entries(other).filter(([part]) => changed.includes(part));
    return { ours, theirs: { ...ours, ...Object.fromEntries(parts) } as FactsInput };
  });

describe('two versions of the facts', () => {
  it('differ in the parts that say something else', () => {
    const theirs = { ...kitchen, credits: [{ on: '2026-10-01', amount: '100', what: 'Part refund' }] };
    expect(differingFacts(kitchen, theirs)).toEqual([
      { term: 'Paid or given back', ours: [], theirs: ['Part refund, by 1 October 2026: £100.00'] },
    ]);
    expect(differingFacts(kitchen, kitchen)).toEqual([]);
    const later = { ...kitchen, interest: { ...kitchen.interest, from: '2026-10-01' } };
    expect(differingFacts(kitchen, later)[0]?.theirs).toContain('From 1 October 2026');
    const others = { ...kitchen, claimant: 'sole-trader', defendant: 'organisation', complaint: 'digital' };
    expect(differingFacts(kitchen, others).map(({ term }) => term)).toEqual([
      'What it is about',
      'Claimed for',
      'Kind of defendant',
    ]);
  });

  it.each<[string, FactsInput, readonly string[], readonly string[]]>([
    [
      'Kind of each sum',
      firstRow({ kind: 'loss' }),
      ['Sum 1: Money they owe me', 'Sum 2: Money they owe me'],
      ['Sum 1: A loss I suffered', 'Sum 2: Money they owe me'],
    ],
    ['Last day to pay', firstRow({ due: '2026-05-01' }), [], ['Sum 1: 1 May 2026']],
    ['Copy of the agreement', { ...kitchen, basis: { ...kitchen.basis, copy: '' } }, ['Evidence 1'], []],
    [
      'Evidence without a file',
      { ...kitchen, evidence: kitchen.evidence.map((item) => ({ ...item, file: 'file' })) },
      expect.arrayContaining(['5 To follow']),
      [],
    ],
    [
      'Typed, but not in the letter',
      { ...kitchen, interest: { ...kitchen.interest, percent: '4.5' } },
      [],
      ['Interest, percent a year: 4.5'],
    ],
    [
      'Address they see',
      { ...kitchen, lettersTo: { isOther: true, address: '4 Park Row, Leeds', postcode: 'LS1 5HD' } },
      [],
      ['4 Park Row, Leeds, LS1 5HD'],
    ],
    [
      'Typed, but not in the letter',
      { ...kitchen, lettersTo: { isOther: false, address: '4 Park Row, Leeds', postcode: '' } },
      [],
      ['Address for letters: 4 Park Row, Leeds'],
    ],
    // A day that is not typed to its end has no words yet.
    [
      'Interest',
      { ...kitchen, interest: { ...kitchen.interest, from: '2026-10-' } },
      expect.arrayContaining(['From 28 September 2026']),
      expect.not.arrayContaining(['From 28 September 2026']),
    ],
    [
      'What you have tried',
      { ...kitchen, triedToSettle: `${kitchen.triedToSettle} ` },
      [expect.any(String)],
      [expect.stringMatching(/ ”$/)],
    ],
  ])('tell %s, which the review does not print', (term, theirs, mine, others) => {
    expect(differingFacts(kitchen, theirs)).toEqual([{ term, ours: mine, theirs: others }]);
  });

  it('tell what one of them keeps back, and that rows no longer cite it', () => {
    const evidence = kitchen.evidence.map((item) =>
      item.id === 'photos' ? { ...item, keptBack: true } : item,
    );
    const differences = differingFacts(kitchen, { ...kitchen, evidence });
    expect(differences.map(({ term }) => term)).toEqual([
      'Evidence in the letter',
      'Evidence kept back',
      'Evidence of each date',
    ]);
    expect(differences[1]).toMatchObject({ ours: [], theirs: ['Photographs of 24 August 2026'] });
    expect(differences[2]?.theirs).toContain(
      '24 August 2026: evidence Photographs of 24 August 2026 (kept back)',
    );
  });

  it('say nothing of an only sum and an only day, which the form tells', () => {
    const one = { ...kitchen, rows: kitchen.rows.slice(0, 1), timeline: kitchen.timeline.slice(0, 1) };
    const plain = { ...one, rows: one.rows.map((row) => ({ ...row, what: '', proof: [] })) };
    const other = { ...plain, rows: plain.rows.map((row) => ({ ...row, amount: '12' })) };
    const alone = (facts: FactsInput): FactsInput => ({ ...facts, credits: [], evidence: [], timeline: [] });
    expect(differingFacts(alone(plain), alone(other))).toEqual([]);
    expect(differingFacts(kitchen, firstRow({ amount: '12' }))).not.toEqual([]);
  });

  it('tell the evidence of sums and dates, and its kind', () => {
    const bare = {
      ...kitchen,
      rows: kitchen.rows.map((row) => ({ ...row, proof: ['gone'] })),
      timeline: kitchen.timeline.map((date) => ({ ...date, proof: [] })),
      evidence: kitchen.evidence.map((item) => ({ ...item, type: 'other' })),
    };
    expect(terms(bare)).toEqual(['Evidence of each sum', 'Evidence of each date', 'Kind of evidence']);
  });

  it('are never told to differ without a line that says in what', () => {
    fc.assert(
      fc.property(twoVersions, ({ ours, theirs }) => {
        const parts = differingFacts(ours, theirs);
        expect(parts.every((part) => [...part.ours, ...part.theirs].length > 0)).toBe(true);
        const inForm = differingFields(
          formWithFacts(emptyClaimForm, ours),
          formWithFacts(emptyClaimForm, theirs),
        );
        expect(parts.length + inForm.length > 0).toBe(!isSameFacts(ours, theirs));
      }),
      { numRuns: 500 },
    );
  });
});
