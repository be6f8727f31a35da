import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toIsoDate } from '../../../shared/iso-date.ts';
import { pence } from '../../../shared/money.ts';
import { factsAsTyped } from '../input/facts-as-typed.ts';
import { emptyFactsInput, type FactsInput } from '../input/facts-input.ts';
import { anyFacts } from '../testing/any-facts.ts';
import { kitchenFacts, letterDate } from '../testing/kitchen-facts.ts';
import { addSuggestedRow } from './add-suggested-row.ts';
import { otherTotalWords } from './other-total.ts';
import { ownAddressRemarks } from './own-address.ts';
import { sameClaims, sameClaimWords } from './same-claim.ts';
import { suggestRows } from './suggest-rows.ts';

const kitchen = factsAsTyped(kitchenFacts);
const story =
  'I ordered a fitted kitchen on 2 May 2026. I paid a deposit of £1,850 on 12 June 2026 and another £650 on 3 July. The fitters took the old kitchen out on 24 August and never came back.';

const suggested = (description: string, facts: FactsInput = emptyFactsInput) =>
  suggestRows(description, facts, letterDate).map(({ words }) => words);
const withRows = (...amounts: string[]): FactsInput => ({
  ...emptyFactsInput,
  rows: amounts.map((amount, at) => ({
    id: `row-${at}`,
    kind: 'debt',
    what: 'Loan',
    how: '',
    amount,
    due: '',
    proof: [],
  })),
});

describe('sums and days of the description', () => {
  it.each<[string, readonly string[]]>([
    [
      story,
      [
        '£1,850 on 12 June 2026: add it?',
        '£650 on 3 July 2026: add it?',
        '2 May 2026: add it?',
        '24 August 2026: add it?',
      ],
    ],
    [
      'I paid £249 in the shop on 3 April 2026 and £1,000 by card on 20 May 2026.',
      ['£249 on 3 April 2026: add it?', '£1,000 on 20 May 2026: add it?'],
    ],
    [
      'On 12 June I paid £1,850 and on 3 July £650.50.',
      ['£1,850 on 12 June 2026: add it?', '£650.50 on 3 July 2026: add it?'],
    ],
    [
      'The fitter came on 2 May and I paid him £500 on 3 May.',
      ['£500 on 3 May 2026: add it?', '2 May 2026: add it?'],
    ],
    ['I lent him five hundred pounds in March 2026.', ['£500 in March 2026: add it?']],
    ['I paid £80 twice, then the £80 on 5 May.', ['£80 on 5 May 2026: add it?']],
    // Days without a year are those gone by; days to come, and days of no calendar, are not told of.
    ['He stopped on 20 December.', ['20 December 2025: add it?']],
    ['He will pay on 20 December 2026, or on 31 June 2026.', []],
    [
      'I gave him £500 on 1 March and £500 on 1 April.',
      ['£500 on 1 March 2026: add it?', '£500 on 1 April 2026: add it?'],
    ],
    // Neither a rate, an offer nor another currency is a row; a total is one only when nothing else is.
    ['At £11.44 an hour and £50 a week they offered a voucher for £100, or €20.', []],
    ['I paid £200 and £100, £300 in total.', ['£200: add it?', '£100: add it?']],
    ['He owes me £900.', ['£900: add it?']],
    [
      'He paid £500 on 1 March 2026, and they refunded £20.',
      ['£500 on 1 March 2026, paid back to you: take it off?', '£20, paid back to you: take it off?'],
    ],
    ['They never refunded £20. They were paid £30.', ['£20: add it?', '£30: add it?']],
  ])('%s', (description, words) => {
    expect(suggested(description)).toEqual(words);
  });

  it('are offered only while they are in no row', () => {
    expect(suggested(story, kitchen)).toEqual(['2 May 2026: add it?']);
    expect(suggested('In September 2026 I rang about the £2,500.', kitchen)).toEqual([]);
    expect(suggested('I paid £500 on 1 March and £500 on 1 April.', withRows('500'))).toEqual([
      '£500 on 1 March 2026: add it?',
      '£500 on 1 April 2026: add it?',
    ]);
    expect(suggested('I paid £500 on 1 March and £500 on 1 April.', withRows('500', '500'))).toEqual([
      '1 March 2026: add it?',
      '1 April 2026: add it?',
    ]);
  });

  it('become rows with one press, the first in the place of the empty one', () => {
    const [deposit, second] = suggestRows(story, emptyFactsInput, letterDate);
    const facts = [deposit, second].reduce(
      (added, row) => (row ? addSuggestedRow(added, row) : added),
      emptyFactsInput,
    );
    expect(facts.rows).toMatchObject([
      { id: 'row-1', amount: '1,850', what: expect.stringMatching(/^I paid a deposit/) },
      { id: 'row-2', amount: '650' },
    ]);
    expect(facts.timeline).toMatchObject([
      { on: '2026-06-12', main: true },
      { on: '2026-07-03', main: false },
    ]);
    const [back] = suggestRows('In May 2026 he paid back £50.', facts, letterDate);
    expect(back && addSuggestedRow(facts, back).credits).toMatchObject([{ on: '', amount: '50' }]);
    const [month] = suggestRows('It began in May 2026.', facts, letterDate);
    expect(month && addSuggestedRow(facts, month).timeline.at(-1)).toMatchObject({ on: '2026-05' });
  });

  it('leave a full list as it is', () => {
    const full = withRows(...Array.from({ length: 20 }, () => '1'));
    const [more] = suggestRows('I paid £7.', full, letterDate);
    expect(more && addSuggestedRow(full, more)).toEqual(full);
  });

  it('are offered once: what was added is not offered again', () => {
    const sentences = fc
      .array(
        fc
          .tuple(fc.integer({ min: 100, max: 900 }), fc.integer({ min: 1, max: 28 }))
          .map(([pounds, day]) => `I paid £${pounds} on ${day} May 2026.`),
        { minLength: 1, maxLength: 8 },
      )
      .map((all) => all.join(' '));
    fc.assert(
      fc.property(sentences, anyFacts, (description, facts) => {
        const typed = { ...factsAsTyped(facts), rows: [], timeline: [], credits: [] };
        const all = suggestRows(description, typed, letterDate);
        const added = all.reduce(addSuggestedRow, typed);
        expect(suggestRows(description, added, letterDate)).toEqual([]);
      }),
    );
  });

  it('are found in any text without an exception', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), anyFacts, (text, facts) => {
        const typed = factsAsTyped(facts);
        expect(suggestRows(text, typed, letterDate)).toBeInstanceOf(Array);
        expect(otherTotalWords(text, typed, letterDate) ?? '').toBeTypeOf('string');
      }),
    );
  });
});

describe('another total in the description', () => {
  it.each([
    ['They owe me £3,000.', /£3,000\.00 .* £2,500\.00/],
    ['I paid £1,850 and £750, £2,600 in total.', /£2,600\.00/],
  ])('%s', (description, words) => {
    expect(otherTotalWords(description, kitchen, letterDate)).toMatch(words);
  });

  it.each([
    'They owe me £2,500.',
    'They owe me £1,850 for the deposit.',
    'I paid £1,850 and £650, £2,500 altogether.',
    'I paid £3,000 for another kitchen.',
  ])('is not: %s', (description) => {
    expect(otherTotalWords(description, kitchen, letterDate)).toBeUndefined();
  });

  it('is not looked for while there is no sum', () => {
    expect(otherTotalWords('They owe me £3,000.', emptyFactsInput, letterDate)).toBeUndefined();
  });

  it('may leave out what was paid, or take it off', () => {
    const paid = { ...kitchen, credits: [{ on: '2026-10-01', amount: '500', what: 'Part' }] };
    for (const sum of ['£2,500', '£2,000'])
      expect(otherTotalWords(`They owe me ${sum}.`, paid, letterDate)).toBeUndefined();
  });
});

const addresses = {
  plaintiffEmail: 'hannah@gmail.com',
  plaintiffAddress: 'Flat 1, 27 Marlowe Street, Leeds',
  plaintiffPostcode: 'LS6 9ZQ',
  defendantEmail: 'office@northgate.example',
  defendantAddressLine1: 'Unit 6, Canal Yard',
  defendantPostcode: 'LS11 9ZQ',
};

describe('the claimant’s own address as that of the other side', () => {
  it.each<[Partial<typeof addresses>, readonly string[]]>([
    [{}, []],
    [{ defendantEmail: '' }, []],
    [{ defendantEmail: ' Hannah+kitchen@googlemail.com' }, ['defendantEmail']],
    [
      { defendantAddressLine1: 'flat 1 27 Marlowe Street', defendantPostcode: 'ls69zq' },
      ['defendantAddressLine1'],
    ],
    // Neighbours, and the same line elsewhere.
    [{ defendantAddressLine1: 'Flat 12, 27 Marlowe Street', defendantPostcode: 'LS6 9ZQ' }, []],
    [{ defendantAddressLine1: 'Flat 1, 27 Marlowe Street' }, []],
    [{ defendantAddressLine1: '', defendantPostcode: 'LS6 9ZQ' }, []],
    [{ plaintiffPostcode: '', defendantPostcode: '' }, []],
  ])('%j', (typed, fields) => {
    expect(ownAddressRemarks({ ...addresses, ...typed }).map(({ field }) => field)).toEqual(fields);
  });
});

describe('another claim against the same party for the same sum', () => {
  const claim = {
    amount: pence(2_500_00),
    defendantType: 'company',
    defendantCompanyName: 'Northgate Kitchens Ltd',
    defendantEmail: 'office@northgate.example',
  };
  const person = {
    amount: pence(2_500_00),
    defendantType: 'individual',
    defendantFirstName: 'Daniel',
    defendantLastName: 'Okoro',
    defendantEmail: 'unknown@defendant.invalid',
  };

  it.each([
    ['the same', claim, claim, 1],
    [
      'the same name written otherwise',
      claim,
      { ...claim, defendantCompanyName: 'northgate  kitchens Limited.', defendantEmail: '' },
      1,
    ],
    [
      'the same e-mail address',
      claim,
      { ...claim, defendantCompanyName: 'NGK', defendantEmail: 'Office@northgate.example' },
      1,
    ],
    ['another sum', claim, { ...claim, amount: pence(2_500_01) }, 0],
    ['another party', claim, person, 0],
    ['two unknown e-mail addresses', person, { ...person, defendantLastName: 'Obi' }, 0],
    [
      'two without a name',
      { ...claim, defendantCompanyName: '', defendantEmail: null },
      { ...claim, defendantCompanyName: ' ' },
      0,
    ],
  ])('%s', (_, one, other, count) => {
    expect(sameClaims(one, [other])).toHaveLength(count);
  });

  it('is said in words', () => {
    expect(sameClaimWords(claim, [])).toBeUndefined();
    expect(sameClaimWords(claim, [claim])).toMatch(
      /another claim against Northgate Kitchens Ltd for £2,500\.00/,
    );
    expect(sameClaimWords(claim, [claim, claim])).toMatch(/2 other claims/);
  });
});

it('a day may be told with two figures for its year', () => {
  expect(suggestRows('On 3/7/26 I paid.', emptyFactsInput, letterDate)[0]?.day).toEqual({
    on: toIsoDate('2026-07-03'),
    exact: true,
  });
});
