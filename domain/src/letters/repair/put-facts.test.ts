import { describe, expect, it } from 'vitest';
import { kitchenFacts, letterDate } from '../../claims/facts/testing/kitchen-facts.ts';
import { checkLetter } from '../check-letter.ts';
import { draftLetter } from '../draft-letter.ts';
import { repairLetter } from '../repair-letter.ts';
import { factSections } from '../sections/facts/fact-sections.ts';
import { modelDraft } from '../testing/model-draft.ts';
import { sampleClaim } from '../testing/sample-claims.ts';
import { sampleStories } from '../testing/sample-stories.ts';
import { withStory } from '../testing/story-rows.ts';

const context = withStory(
  { ...sampleClaim('Consumer Rights', 'England & Wales'), today: letterDate },
  kitchenFacts,
);

/** As a model writes around the facts: with the sum and days of this claim. */
const draft = modelDraft
  .replaceAll('£1,249.00', '£2,500.00')
  .replaceAll('27 May 2026', '24 August 2026')
  .replaceAll('29 November 2026', '2 December 2026');

const order = (letter: string) =>
  letter.split('\n').filter((line) => /^[A-Z -]{8,}$/.test(line) && line !== 'LETTER BEFORE ACTION');

describe('a model’s draft of a claim with facts', () => {
  it('gets the sections of facts in their places', () => {
    const { outcome, letter } = repairLetter(draft, context);
    expect(outcome).toBe('fine');
    for (const { heading, text } of factSections(context))
      expect(letter).toContain(`\n\n${heading}\n\n${text}\n\n`);
    expect(order(letter)).toEqual(
      order(draftLetter(context)).filter((heading) => heading !== 'ADVICE AND SUPPORT'),
    );
    expect(letter).toContain('The claimant was entitled to reject the goods');
    expect(checkLetter(letter, context, 'draft')).toEqual([]);
  });

  it('gets its own versions of them replaced', () => {
    const own = draft.replace(
      'WHAT HAPPENED',
      'HOW THE SUM IS MADE UP\n\nDeposit: £2,000.00\nRest: £500.00\n\nDATES IN ORDER\n\n1 May 2020: an order.\n\nWHAT HAPPENED',
    );
    expect(repairLetter(own, context)).toEqual(repairLetter(draft, context));
  });

  it('may name sums and days of the rows, and no others', () => {
    const named = (words: string) =>
      draft.replace('being the price paid.', `being the price paid, ${words}.`);
    expect(repairLetter(named('£650.00 of it on 3 July 2026'), context).outcome).toBe('fine');
    for (const words of ['£660.00 of it', 'some of it on 4 July 2026'])
      expect(repairLetter(named(words), context)).toMatchObject({
        outcome: 'replaced',
        letter: draftLetter(context),
      });
  });

  it('is no reason to refuse a draft where a row holds a threat: that is for the claimant to change', () => {
    const rude = withStory(context, { ...kitchenFacts, triedToSettle: 'I will break his legs.' });
    const { outcome, letter } = repairLetter(draft, rude);
    expect(outcome).toBe('fine');
    expect(checkLetter(letter, rude, 'draft').map(({ rule }) => rule)).toEqual(['threats']);
  });

  it('stays as it is when it is our own letter', () => {
    for (const story of sampleStories.filter(({ facts }) => facts.jurisdiction === 'Scotland')) {
      const letter = draftLetter(story);
      expect(repairLetter(letter, story)).toEqual({ outcome: 'fine', letter, problems: [], notice: null });
    }
  });
});
