import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatGbp, MAX_PENCE, pence } from '../money.ts';
import { findSums } from './sums.ts';

describe('findSums', () => {
  it.each<[string, readonly (number | null)[]]>([
    ['£5', [500]],
    ['£1,234.50 and £ 20', [123_450, 2_000]],
    ['£1234.5', [123_450]],
    ['£1 234.50', [123_450]],
    ['£1.234,50', [123_450]],
    ["£1'234.50", [123_450]],
    ['£.50', [50]],
    ['GBP 100 or 100 GBP', [10_000, 10_000]],
    ['£5k, £1.5m and £2 thousand', [500_000, 150_000_000, 200_000]],
    ['50p and 75 pence', [50, 75]],
    ['100 pounds, 20 quid, 2 grand', [10_000, 2_000, 200_000]],
    ['five hundred pounds', [50_000]],
    ['one thousand two hundred and thirty-four pounds and fifty pence', [123_450]],
    ['a hundred pounds', [10_000]],
    ['twenty-five pounds sterling', [2_500]],
    ['a few hundred pounds', [null]],
    ['a couple of thousand pounds', [null]],
    ['€50, $60, 70 euros, forty dollars', [null, null, null, null]],
    ['1,500 and 99.50', [150_000, 9_950]],
    ['£1,5000', [100]],
    ['£l,5OO', [150_000]],
  ])('%s', (text, expected) => {
    const found = [...findSums(text)].sort((one, other) => one.index - other.index);
    expect(found.slice(0, expected.length).map((sum) => sum.pence)).toEqual(expected);
  });

  it.each([
    '14 days',
    'section 13 of the Act of 1982',
    'paragraph 4.12',
    'at 15.30',
    '3 p.m.',
    '60,000 miles',
    'pounds of flour',
    'the pound sign',
    'in 2026',
    'flat 2/1',
    'BD1 4RT',
    '5.5 hours',
  ])('finds no sum in %s', (text) => {
    expect(findSums(text)).toEqual([]);
  });

  it('reads back every sum as we print it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MAX_PENCE }), (amount) => {
        expect(findSums(`Pay ${formatGbp(pence(amount))}, please.`).map((sum) => sum.pence)).toEqual([
          amount,
        ]);
      }),
    );
  });
});
