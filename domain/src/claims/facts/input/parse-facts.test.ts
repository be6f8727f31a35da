import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountOf } from '../amount.ts';
import type { FactsContent } from '../case-facts.ts';
import { anyFacts } from '../testing/any-facts.ts';
import { kitchenFacts, letterDate } from '../testing/kitchen-facts.ts';
import { amountField, withAmountTyped } from './amount-field.ts';
import { factsAsTyped } from './facts-as-typed.ts';
import { emptyFactsInput, type FactsInput } from './facts-input.ts';
import { parseFacts } from './parse-facts.ts';

const contentOf = ({ version: _, frozenAt: __, ...content }: typeof kitchenFacts): FactsContent => content;
const typed = factsAsTyped(contentOf(kitchenFacts));
const [row] = typed.rows as [FactsInput['rows'][number]];
const [date] = typed.timeline as [FactsInput['timeline'][number]];
const [item] = typed.evidence as [FactsInput['evidence'][number]];

/** Without proof, so that any list of evidence fits. */
const untold = {
  ...typed,
  basis: { ...typed.basis, copy: '' },
  rows: typed.rows.map((one) => ({ ...one, proof: [] })),
  timeline: typed.timeline.map((one) => ({ ...one, proof: [] })),
};
const otherAddress = (part: object) => ({
  isOther: true,
  address: '4 Park Row, Leeds',
  postcode: 'LS1 5HD',
  ...part,
});

describe('facts as typed', () => {
  it('give the facts, and are given back by them', () => {
    expect(parseFacts(typed, letterDate)).toEqual({ ok: true, facts: contentOf(kitchenFacts) });
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const content = contentOf(facts);
        expect(parseFacts(factsAsTyped(content), letterDate)).toEqual({ ok: true, facts: content });
      }),
    );
  });

  it('need one row and one date, and no more', () => {
    const input = {
      ...emptyFactsInput,
      rows: [{ ...(emptyFactsInput.rows[0] as typeof row), what: ' The  loan ', amount: '£1,200.50' }],
      timeline: [{ on: '2026-9-', what: 'It fell due', main: true, proof: [] }],
    };
    expect(parseFacts(input, letterDate)).toMatchObject({
      ok: true,
      facts: {
        basis: { kind: 'not-told' },
        rows: [{ what: 'The loan', amount: 1_200_50, due: null }],
        timeline: [{ on: '2026-09-01', exact: false, main: true }],
      },
    });
  });

  it.each([
    ['0', 'Please give an amount above £0'],
    ['£0.00', 'Please give an amount above £0'],
    ['-1150', 'Please give an amount above £0'],
    ['− £20', 'Please give an amount above £0'],
    ['-', 'Please give an amount'],
    ['', 'Please give an amount'],
  ])('say of the sum "%s" beside the other mistakes: %s', (amount, message) => {
    const parsed = parseFacts({ ...typed, rows: [{ ...row, amount, what: '' }] }, letterDate);
    expect(parsed.ok ? [] : parsed.refusals).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ field: 'rows.0.amount', message }),
        expect.objectContaining({ field: 'rows.0.what' }),
      ]),
    );
  });

  it('say beside the other mistakes that more was paid back than is claimed', () => {
    const credits = [{ on: '', amount: '90000', what: 'Paid back' }];
    const parsed = parseFacts({ ...typed, credits }, letterDate);
    expect((parsed.ok ? [] : parsed.refusals).map(({ code }) => code)).toEqual([
      'invalid-field',
      'nothing-left-to-claim',
    ]);
  });

  it('leave out the answers of kinds that were not chosen', () => {
    const basis = { ...typed.basis, kind: 'no-agreement', duty: 'Paid by mistake' };
    const parsed = parseFacts({ ...typed, basis, interest: { ...typed.interest, kind: 'none' } }, letterDate);
    expect(parsed).toMatchObject({
      facts: {
        basis: { kind: 'no-agreement', duty: 'Paid by mistake', broken: typed.basis.broken },
        interest: { kind: 'none' },
      },
    });
    expect(parsed.ok && Object.keys(parsed.facts.basis)).toEqual(['kind', 'duty', 'broken']);
  });

  it.each(['', '-', ' … '])('may leave out what went wrong, which the description tells: %j', (broken) => {
    const parsed = parseFacts({ ...typed, basis: { ...typed.basis, broken } }, letterDate);
    expect(parsed).toMatchObject({ ok: true, facts: { basis: { kind: 'written', broken: '' } } });
  });

  it('keep back what was kept back, and the address for letters in its written form', () => {
    const evidence = [
      { ...item, keptBack: true },
      { ...item, id: 'other', keptBack: false },
    ];
    const lettersTo = { isOther: true, address: ' c/o Reed,  4 Park Row, Leeds ', postcode: 'ls15hd' };
    const parsed = parseFacts({ ...untold, evidence, lettersTo }, letterDate);
    expect(parsed).toMatchObject({
      facts: { lettersTo: { address: 'c/o Reed, 4 Park Row, Leeds', postcode: 'LS1 5HD' } },
    });
    expect(parsed.ok && parsed.facts.evidence.map((one) => one.keptBack)).toEqual([true, undefined]);
    expect(parsed.ok && factsAsTyped(parsed.facts).lettersTo).toEqual({
      isOther: true,
      address: 'c/o Reed, 4 Park Row, Leeds',
      postcode: 'LS1 5HD',
    });
  });

  it('have no address for letters while the own one is chosen, whatever is typed beside it', () => {
    const lettersTo = { isOther: false, address: 'Half an addr', postcode: 'nonsense' };
    const parsed = parseFacts({ ...untold, lettersTo }, letterDate);
    expect(parsed.ok && Object.keys(parsed.facts)).not.toContain('lettersTo');
  });

  it.each<[string, string, RegExp, object]>([
    [
      'no address for letters',
      'lettersTo.address',
      /address for letters/,
      { lettersTo: otherAddress({ address: ' ' }) },
    ],
    [
      'a long address',
      'lettersTo.address',
      /300 characters/,
      { lettersTo: otherAddress({ address: 'x'.repeat(301) }) },
    ],
    [
      'no postcode',
      'lettersTo.postcode',
      /postcode of the address/,
      { lettersTo: otherAddress({ postcode: '' }) },
    ],
    [
      'no such postcode',
      'lettersTo.postcode',
      /valid UK postcode/,
      { lettersTo: otherAddress({ postcode: 'LS1' }) },
    ],
    [
      'no choice of address',
      'lettersTo.isOther',
      /which address they see/,
      { lettersTo: { isOther: 'yes' } },
    ],
    ['no amount', 'rows.0.amount', /^Please give an amount$/, { rows: [{ ...row, amount: '' }] }],
    ['two amounts', 'rows.0.amount', /add the parts together/, { rows: [{ ...row, amount: '100 + 20' }] }],
    ['too much', 'rows.0.amount', /at most £9,999,999,999/, { rows: [{ ...row, amount: '99999999999' }] }],
    ['no words for a row', 'rows.0.what', /say what it is/, { rows: [{ ...row, what: ' ' }] }],
    [
      'too many words',
      'rows.0.what',
      /200 characters or fewer/,
      { rows: [{ ...row, what: 'x'.repeat(201) }] },
    ],
    ['a long reason', 'rows.0.how', /1,000 characters/, { rows: [{ ...row, how: 'x'.repeat(1_001) }] }],
    ['half a due day', 'rows.0.due', /add the day/, { rows: [{ ...row, due: '2026-09-' }] }],
    ['no such day', 'timeline.0.on', /no 31 June/, { timeline: [{ ...date, on: '2026-06-31' }] }],
    ['no such month', 'timeline.0.on', /1 to 12/, { timeline: [{ ...date, on: '2026-13' }] }],
    ['no date', 'timeline.0.on', /give a date/, { timeline: [{ ...date, on: '' }] }],
    ['a year alone', 'timeline.0.on', /add the day and the month/, { timeline: [{ ...date, on: '2026' }] }],
    ['a long event', 'timeline.0.what', /500 characters/, { timeline: [{ ...date, what: 'x'.repeat(501) }] }],
    ['an unknown type', 'evidence.0.type', /choose what it is/, { evidence: [{ ...item, type: 'video' }] }],
    ['a long attempt', 'triedToSettle', /1,000 characters/, { triedToSettle: 'x'.repeat(1_001) }],
    ['no kind of agreement', 'basis.kind', /agreement/, { basis: { ...typed.basis, kind: '' } }],
    [
      'a long reason',
      'basis.broken',
      /1,000 characters/,
      { basis: { ...typed.basis, broken: 'x'.repeat(1_001) } },
    ],
    ['no such party', 'defendant', /person or a kind of business/, { defendant: 'government' }],
    ['no reason for interest', 'interest.why', /that day/, { interest: { ...typed.interest, why: '' } }],
    [
      'a rate in words',
      'interest.percent',
      /in percent/,
      { interest: { ...typed.interest, kind: 'agreed-rate', percent: 'four' } },
    ],
  ])('are refused with %s', (_, field, words, changes) => {
    const parsed = parseFacts({ ...typed, ...changes }, letterDate);
    expect(parsed).toMatchObject({ ok: false });
    expect(parsed.ok ? [] : parsed.refusals).toContainEqual({
      code: 'invalid-field',
      field,
      message: expect.stringMatching(words),
    });
  });

  it('say everything that is wrong at once', () => {
    const parsed = parseFacts(emptyFactsInput, letterDate);
    expect(parsed.ok ? [] : parsed.refusals.map(({ field }) => field)).toEqual([
      'rows.0.what',
      'rows.0.amount',
      'timeline.0.on',
      'timeline.0.what',
    ]);
  });

  it('are refused as nonsense of any kind, without an exception', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.anything(), fc.record({ rows: fc.anything(), basis: fc.anything() })),
        (nonsense) => {
          expect(parseFacts(nonsense, letterDate).ok).toBe(false);
        },
      ),
    );
  });
});

describe('the amount field', () => {
  it('is the one row there is', () => {
    const shortest = { rows: [{ ...row, amount: '12' }], credits: [] };
    expect(amountField(shortest)).toEqual({ isEditable: true, typed: '12' });
    expect(withAmountTyped(shortest, '120.5').rows).toEqual([{ ...row, amount: '120.5' }]);
  });

  it('is the sum of several, less what was paid, and not typed', () => {
    expect(amountField(typed)).toEqual({ isEditable: false, total: 2_500_00, words: '£2,500.00' });
    expect(withAmountTyped(typed, '1')).toBe(typed);
    const paid = { ...typed, credits: [{ on: '2026-10-01', amount: '0.01', what: 'Part' }] };
    expect(amountField(paid)).toMatchObject({ words: '£2,499.99' });
    expect(amountField({ rows: [row], credits: paid.credits })).toMatchObject({ words: '£1,849.99' });
  });

  it('counts an empty row as nothing, and waits for one that is no sum', () => {
    const [first, second] = typed.rows as [typeof row, typeof row];
    expect(amountField({ ...typed, rows: [first, { ...second, amount: '' }] })).toMatchObject({
      total: 1_850_00,
    });
    expect(amountField({ ...typed, rows: [first, { ...second, amount: 'x' }] })).toMatchObject({
      total: undefined,
      words: '',
    });
  });

  it('shows what the facts come to', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const input = factsAsTyped(facts);
        const field = amountField(input);
        const [only] = facts.rows;
        expect(field.isEditable ? only?.amount : field.total).toBe(amountOf(facts));
      }),
    );
  });
});
