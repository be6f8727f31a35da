import { emptyFactsInput } from '@plainclaim/domain/claims/facts/input/facts-input';
import { toIsoDate } from '@plainclaim/domain/shared/iso-date';
import { describe, expect, it } from 'vitest';
import { toldOffers } from './told-offers.ts';

const today = toIsoDate('2026-11-18');
const description = 'I paid a deposit of £1,850 on 12 June 2026. I paid £650 on 3 July 2026. Nobody came.';
const claim = { description, issueType: 'Consumer Rights' };
const wordsOf = (...given: Parameters<typeof toldOffers>) => toldOffers(...given).map(({ words }) => words);

describe('what the description offers', () => {
  it('is every sum that is in no row, and goes in with one press', () => {
    const [first] = toldOffers(claim, emptyFactsInput, today, []);
    expect(first).toMatchObject({
      words: '£1,850 on 12 June 2026: add it?',
      accept: { subject: '£1,850 on 12 June 2026' },
    });
    const facts = first?.accept?.change(emptyFactsInput) ?? emptyFactsInput;
    expect(facts.rows).toMatchObject([{ amount: '1,850' }]);
    expect(wordsOf(claim, facts, today, [])).toEqual(['£650 on 3 July 2026: add it?']);
  });

  it('does not come again once it was turned down', () => {
    const turnedDown = ['£1,850 on 12 June 2026: add it?'];
    expect(wordsOf(claim, emptyFactsInput, today, turnedDown)).toEqual(['£650 on 3 July 2026: add it?']);
  });

  it('is the parts of an amount that is their sum', () => {
    const rows = emptyFactsInput.rows.map((row) => ({ ...row, amount: '2500' }));
    const facts = { ...emptyFactsInput, rows };
    const [split] = toldOffers(claim, facts, today, []);
    expect(split?.words).toMatch(/^Show the amount in its parts/);
    expect(split?.accept?.change(facts).rows.map(({ amount }) => amount)).toEqual(['1,850', '650']);
  });

  it('is a remark without a button where it speaks of another total', () => {
    const told = { ...claim, description: 'They owe me £900 in total.' };
    const rows = emptyFactsInput.rows.map((row) => ({ ...row, amount: '800' }));
    const offers = toldOffers(told, { ...emptyFactsInput, rows }, today, []);
    expect(offers.some(({ words, accept }) => /£900/.test(words) && !accept)).toBe(true);
  });

  it('is nothing for a story without figures', () => {
    expect(toldOffers({ ...claim, description: 'They never came.' }, emptyFactsInput, today, [])).toEqual([]);
  });
});
