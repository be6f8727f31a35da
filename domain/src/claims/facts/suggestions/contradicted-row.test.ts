import { describe, expect, it } from 'vitest';
import { toIsoDate } from '../../../shared/iso-date.ts';
import { pence } from '../../../shared/money.ts';
import type { FactsContent } from '../case-facts.ts';
import { factsOfSimpleClaim } from '../facts-of-simple-claim.ts';
import { kitchenFacts, letterDate } from '../testing/kitchen-facts.ts';
import { contradictedRow, namedRowsOf } from './contradicted-row.ts';

const facts = {
  ...kitchenFacts,
  credits: [{ on: toIsoDate('2026-10-05'), amount: pence(100_00), what: 'Refund of the delivery fee' }],
};
const foundIn = (sentence: string, told: FactsContent = facts) =>
  contradictedRow(sentence, namedRowsOf(told, letterDate), told, letterDate);
const deposit = 'Deposit, paid 12 June 2026: £1,850.00';
const second = 'Second payment, 3 July 2026: £650.00';
const refund = 'Refund of the delivery fee, 5 October 2026: £100.00';

describe('a sentence that gives another figure than a row', () => {
  it.each([
    ['I paid the deposit of £1,750 on 12 June 2026.', '£1,750', '£1,850.00', deposit],
    ['The deposit was £1,750.', '£1,750', '£1,850.00', deposit],
    ['I gave them £1,750 for the deposit.', '£1,750', '£1,850.00', deposit],
    ['I paid £750 on 3 July 2026.', '£750', '£650.00', second],
    ['On 3 July 2026 I paid £750.', '£750', '£650.00', second],
    ['I paid £650 on 4 July 2026.', '4 July 2026', '3 July 2026', second],
    ['The deposit of £1,850\nwas paid on 13 June 2026.', '13 June 2026', '12 June 2026', deposit],
    ['They sent back £90 on 5 October 2026.', '£90', '£100.00', refund],
    ['They sent back £100 on 6 October 2026.', '6 October 2026', '5 October 2026', refund],
  ])('%s', (sentence, text, has, row) => {
    expect(foundIn(sentence)).toEqual({
      index: sentence.indexOf(text),
      text,
      has,
      row,
    });
  });
});

describe('a sentence that tells the same, or something else', () => {
  it.each([
    'I paid the deposit of £1,850 on 12 June 2026, and £650 on 3 July 2026.',
    'I paid £2,500 in all.',
    'They owe me £2,400.',
    'On 12 June 2026 I also bought tiles for £210.',
    'I bought tiles for £210 on 20 July 2026.',
    'I paid £1,850 and asked for it back on 1 October 2026.',
    'I asked for the £1,850 on 14 September 2026.',
    'They were to pay back the £650 by 1 October 2026.',
    'The deposit was paid, and £300 went to the plumber.',
    'I paid £1,850 in June 2026.',
    'Nobody came on 13 June 2026.',
    '',
  ])('%s', (sentence) => {
    expect(foundIn(sentence)).toBeUndefined();
  });

  it('is every sentence about a claim of one sum, whose total the letter demands', () => {
    const simple = factsOfSimpleClaim({
      issueType: 'Debt Recovery',
      amount: pence(900_00),
      incidentDate: toIsoDate('2026-09-14'),
      defendantType: 'company',
    });
    for (const sentence of ['I paid £900 on 15 September 2026.', 'I paid £800 on 14 September 2026.'])
      expect(foundIn(sentence, simple)).toBeUndefined();
  });

  it('is one that two rows could be meant by', () => {
    const rows = kitchenFacts.rows.map((row) => ({ ...row, what: 'Invoice' }));
    expect(foundIn('The invoice was £700.', { ...facts, rows })).toBeUndefined();
  });
});
