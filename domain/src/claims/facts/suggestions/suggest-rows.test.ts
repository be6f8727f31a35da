import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toIsoDate } from '../../../shared/iso-date.ts';
import { pence } from '../../../shared/money.ts';
import { factsOfSimpleClaim } from '../facts-of-simple-claim.ts';
import { amountField } from '../input/amount-field.ts';
import { factsAsTyped } from '../input/facts-as-typed.ts';
import { emptyFactsInput, type FactsInput } from '../input/facts-input.ts';
import { parseFacts } from '../input/parse-facts.ts';
import { anyFacts } from '../testing/any-facts.ts';
import { kitchenFacts, letterDate } from '../testing/kitchen-facts.ts';
import { addSuggestedRow, splitOnlyRow } from './add-suggested-row.ts';
import { otherTotalWords } from './other-total.ts';
import { suggestRows, suggestSplit } from './suggest-rows.ts';

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
    ['On 1 May I paid £10 on 2 May and £20.', ['£10 on 2 May 2026: add it?', '£20 on 1 May 2026: add it?']],
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
    // The full stop of a short month ends no sentence.
    ['On 3 Sept. I paid £500.', ['£500 on 3 September 2026: add it?']],
    ['On 3 Sept. 2026 I paid £500 by card.', ['£500 on 3 September 2026: add it?']],
    [
      'He came on 3 Sept. I paid £500 on 4 sept 2026.',
      ['£500 on 4 September 2026: add it?', '3 September 2026: add it?'],
    ],
    ['He came on 3 Sept. Later £500 was missing.', ['£500: add it?', '3 September 2026: add it?']],
    // The day of another clause is the day of something else.
    ['I paid £500, but he came on 3 May.', ['£500: add it?', '3 May 2026: add it?']],
    ['I paid £500 and he came on 3 May.', ['£500: add it?', '3 May 2026: add it?']],
    ['I gave £500 to a fitter, who came on 3 May.', ['£500: add it?', '3 May 2026: add it?']],
    ['I paid £500, the work was to begin on 3 May.', ['£500: add it?', '3 May 2026: add it?']],
    ['He left on 3 May after I had paid £500.', ['£500: add it?', '3 May 2026: add it?']],
    ['The fitter came on 3 May and I paid him £500.', ['£500: add it?', '3 May 2026: add it?']],
    ['On 3 May, I paid £500 for tiles and grout.', ['£500 on 3 May 2026: add it?']],
    ['I paid £500 in cash, by hand, on 3 May.', ['£500 on 3 May 2026: add it?']],
    ['I paid £500 for tiles and grout on 3 May.', ['£500 on 3 May 2026: add it?']],
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
    expect(back && addSuggestedRow(facts, back).credits).toMatchObject([{ on: '2026-05', amount: '50' }]);
    const [month] = suggestRows('It began in May 2026.', facts, letterDate);
    expect(month && addSuggestedRow(facts, month).timeline.at(-1)).toMatchObject({ on: '2026-05' });
  });

  it('name each sum of a list by its own line, without the full stop', () => {
    const list =
      'Orrin Media has not paid three invoices:\nInvoice 101 for £1,200 due on 1 May 2026\nInvoice 102 for £850.50 due\non 1 June 2026\nInvoice 103 for £2,000 due on 1/7/2026.';
    const facts = suggestRows(list, emptyFactsInput, letterDate).reduce(addSuggestedRow, emptyFactsInput);
    expect(facts.rows.map(({ what }) => what)).toEqual([
      'Invoice 101 for £1,200 due on 1 May 2026',
      'Invoice 102 for £850.50 due on 1 June 2026',
      'Invoice 103 for £2,000 due on 1/7/2026',
    ]);
    expect(facts.timeline.map(({ on, what, main }) => [on, what.slice(0, 11), main])).toEqual([
      ['2026-05-01', 'Invoice 101', true],
      ['2026-06-01', 'Invoice 102', false],
      ['2026-07-01', 'Invoice 103', false],
    ]);
    const [wrapped] = suggestRows('I paid a deposit of\n£900 on\n3 July 2026.', emptyFactsInput, letterDate);
    expect(wrapped?.told).toBe('I paid a deposit of £900 on 3 July 2026.');
  });

  it.each([
    [
      'I lent Niamh £1,500 on 3 February 2026. She said she would pay me back by 1 June 2026.',
      'She said she would pay me back by 1 June 2026.',
    ],
    [
      'I paid a deposit of £1,850 on 12 June 2026. He was to start on 20 July 2026 and never came. I paid £50 on 9 August 2026.',
      'He was to start on 20 July 2026 and never came.',
    ],
    ['I paid him £900 on 3 July 2026.', 'I paid him £900 on 3 July 2026.'],
    ['It broke on 1 May 2026. I had it mended on 9 May 2026.', 'It broke on 1 May 2026.'],
  ])('do not take the day of a payment for the day it went wrong: %s', (description, wrong) => {
    const facts = suggestRows(description, emptyFactsInput, letterDate).reduce(
      addSuggestedRow,
      emptyFactsInput,
    );
    expect(facts.timeline.filter(({ main }) => main).map(({ what }) => what)).toEqual([wrong]);
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

describe('a sum that the description tells in parts', () => {
  const claim = (description: string, pounds: number) => ({
    description,
    facts: factsAsTyped(
      factsOfSimpleClaim({
        issueType: 'Property Damage',
        amount: pence(pounds * 100),
        incidentDate: toIsoDate('2026-08-24'),
        defendantType: 'company',
      }),
    ),
  });
  const splitOf = ({ description, facts }: ReturnType<typeof claim>) =>
    suggestSplit(description, facts, letterDate);

  it.each([
    [story, 2_500, 'Show the amount in its parts, £1,850 on 12 June 2026 and £650 on 3 July 2026?'],
    [
      'I lent him £3,500 on 9 February 2026. He paid £500 on 1 March and nothing since.',
      3_000,
      'Show the amount in its parts, £3,500 on 9 February 2026 and £500 on 1 March 2026 taken off?',
    ],
    // The dearer quote is no part of it.
    [
      'One roofer quoted £640 and a second one £655.40. A new mower is £310.',
      965.4,
      'Show the amount in its parts, £655.40 and £310?',
    ],
  ])('%s', (description, pounds, words) => {
    const told = claim(description, pounds);
    expect(splitOf(told)?.words).toBe(words);
    // Beside the row they would be counted twice.
    expect(suggested(description, told.facts).filter((one) => one.includes('£'))).toEqual([]);
  });

  it.each([
    [story, 2_400],
    ['I paid £2,500 on 3 July 2026.', 2_500],
    ['I paid nothing.', 2_500],
  ])('is left as it is: %s, £%d', (description, pounds) => {
    expect(splitOf(claim(description, pounds))).toBeUndefined();
    expect(suggestSplit(story, kitchen, letterDate)).toBeUndefined();
  });

  it('becomes rows that come to the same', () => {
    const told = claim('I lent him £3,500 on 9 February 2026. He paid £500 on 1 March.', 3_000);
    const split = splitOf(told);
    const facts = split ? splitOnlyRow(told.facts, split) : told.facts;
    expect(parseFacts(facts, letterDate)).toMatchObject({
      ok: true,
      facts: {
        rows: [{ id: 'row-1', kind: 'loss', amount: 3_500_00 }],
        credits: [{ on: '2026-03-01', amount: 500_00 }],
        timeline: [{ main: true }, { on: '2026-02-09', main: false }],
      },
    });
    expect(amountField(facts)).toMatchObject({ total: 3_000_00 });
    expect(split && splitOnlyRow(kitchen, split)).toBe(kitchen);
  });
});

it('a day may be told with two figures for its year', () => {
  expect(suggestRows('On 3/7/26 I paid.', emptyFactsInput, letterDate)[0]?.day).toEqual({
    on: toIsoDate('2026-07-03'),
    exact: true,
  });
});
