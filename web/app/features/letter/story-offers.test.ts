import { factsAsTyped } from '@plainclaim/domain/claims/facts/input/facts-as-typed';
import { emptyFactsInput } from '@plainclaim/domain/claims/facts/input/facts-input';
import { kitchenFacts, letterDate } from '@plainclaim/domain/claims/facts/testing/kitchen-facts';
import { sampleForm } from '@plainclaim/domain/qa/sample-form';
import { startOfLondonDay } from '@plainclaim/domain/shared/dates';
import { describe, expect, it } from 'vitest';
import { keptOffer, storyOffers } from './story-offers.ts';

const form = {
  ...sampleForm,
  issueType: 'Consumer Rights',
  amount: '2500',
  defendantType: 'company' as const,
  defendantCompanyName: 'Northgate Kitchens Ltd',
};
const letterOf = (account: string) =>
  `Dear Sirs\n\nHOW THE SUM IS MADE UP\n\nTiles: £77.00\n\nWHAT HAPPENED\n\nHannah describes it in these words:\n\n“${account}”\n\nWHAT IS CLAIMED\n\n£2,500.00\n`;
const draft = { form, facts: factsAsTyped(kitchenFacts) };
const now = startOfLondonDay(letterDate);
const account =
  'I paid £1,850 on 12 June 2026. I bought tiles for £210 on 20 July 2026. They owe me £3,000 in total.';
const tiles = '£210 on 20 July 2026: add it?';

describe('what the account of a letter offers', () => {
  it('is the sum that no row has, with what would be claimed then', () => {
    const offers = storyOffers(letterOf(account), draft, now, []);
    expect(offers).toMatchObject([{ words: tiles, amount: '£2,710.00' }]);
    const added = offers[0]?.accept.change(draft.facts);
    expect(added?.rows.at(-1)).toMatchObject({
      what: 'I bought tiles for £210 on 20 July 2026',
      amount: '210',
      kind: 'debt',
    });
    expect(added?.timeline.some(({ on }) => on === '2026-07-20')).toBe(true);
  });

  it('is a day alone, which changes no sum', () => {
    const offers = storyOffers(letterOf('They came on 1 August 2026.'), draft, now, []);
    expect(offers).toMatchObject([{ words: '1 August 2026: add it?', amount: undefined }]);
  });

  it('is nothing that was turned down, and nothing of other sections', () => {
    expect(storyOffers(letterOf(account), draft, now, [keptOffer(tiles)])).toEqual([]);
    expect(storyOffers(letterOf('They never came.'), draft, now, [])).toEqual([]);
  });

  it('is the parts of one amount, which stays as it is', () => {
    const rows = emptyFactsInput.rows.map((row) => ({ ...row, amount: '2500' }));
    const simple = { form, facts: { ...emptyFactsInput, rows } };
    const text = letterOf('I paid £1,850 on 12 June 2026 and £650 on 3 July 2026.');
    const [split] = storyOffers(text, simple, now, []);
    expect(split?.words).toMatch(/^Show the amount in its parts/);
    expect(split?.amount).toBeUndefined();
  });

  it('is no figure that the check shows beside the row it contradicts', () => {
    const text = letterOf('The deposit was £1,750. I bought tiles for £210 on 20 July 2026.');
    expect(storyOffers(text, draft, now, []).map(({ words }) => words)).toEqual([tiles]);
  });
});
