import { describe, expect, it } from 'vitest';
import type { FactsContent } from '../claims/facts/case-facts.ts';
import { kitchenFacts, letterDate } from '../claims/facts/testing/kitchen-facts.ts';
import { formatLongDate } from '../shared/dates.ts';
import { toIsoDate } from '../shared/iso-date.ts';
import { checkLetter } from './check-letter.ts';
import { draftLetter } from './draft-letter.ts';
import { debtEnclosuresOf } from './enclosures/debt-enclosures.ts';
import type { Paper } from './enclosures/paper.ts';
import { linesOfPaper } from './enclosures/testing/text-of-paper.ts';
import type { LetterContext } from './letter-facts.ts';
import { resolvePlaceholders } from './placeholders.ts';
import { redateLetter } from './redate-letter.ts';
import { sampleClaim, sampleToday, sampleValues } from './testing/sample-claims.ts';
import { sampleStories } from './testing/sample-stories.ts';
import { withStory } from './testing/story-rows.ts';

const day = toIsoDate;
const breathingSpace = { from: day('2026-11-20'), to: day('2027-01-18') };
const afterwards = day('2027-01-20');

describe('a letter that waited for the end of a breathing space', () => {
  const kitchen = withStory(
    { ...sampleClaim('Contract Dispute', 'England & Wales'), today: letterDate },
    kitchenFacts,
  );

  it('demands no interest for its days: 54 days of 55p', () => {
    const waited = { ...kitchen, interestFree: [breathingSpace] };
    const letter = redateLetter(draftLetter(waited), waited, letterDate, afterwards);
    // 52 days until 19 November, and 19 and 20 January.
    expect(letter).toContain(
      'From 20 November 2026 to 18 January 2027 no interest is added, because the claim was paused.',
    );
    expect(letter).toContain(
      'Interest comes to £29.70 by 20 January 2027, without the days on which the claim was paused, and 55p more each day until payment. Together with the amount claimed that makes £2,529.70 on the date of this letter.',
    );
  });

  it.each(sampleStories.map((one) => [`${one.facts.issueType}, ${one.facts.jurisdiction}`, one] as const))(
    'passes its check and is what would be drafted that day: %s',
    (_, story) => {
      // The second was recorded while the letter waited and began before the letter's first date.
      for (const pause of [breathingSpace, { from: day('2026-11-02'), to: day('2026-12-31') }]) {
        const waited = { ...story, interestFree: [pause] };
        const redated = redateLetter(draftLetter(story), waited, sampleToday, afterwards);
        const later = { ...waited, today: afterwards };
        expect(redated).toBe(draftLetter(later));
        const values = { ...sampleValues, date: formatLongDate(afterwards) };
        expect(checkLetter(resolvePlaceholders(redated, values), later, 'final', values)).toEqual([]);
      }
    },
  );

  it('keeps the figures it was sent with when a pause is recorded after it', () => {
    const told = { ...kitchen, interestFree: [{ from: day('2026-11-02'), to: day('2026-12-31') }] };
    expect(draftLetter(told)).toBe(draftLetter(kitchen));
  });

  it('has a statement of account with the same figures', () => {
    const vanHire = sampleStories.find(
      ({ facts }) => facts.issueType === 'Debt Recovery' && facts.jurisdiction === 'England & Wales',
    ) as LetterContext;
    const told = vanHire.facts.story as FactsContent;
    const written = (interestFree: LetterContext['interestFree']) => {
      const context = { ...vanHire, today: afterwards, interestFree };
      const papers = debtEnclosuresOf({ context, told, reference: sampleValues.claimReference });
      const statement = papers.find(({ id }) => id === 'statement-of-account');
      return {
        sum: draftLetter(context).match(/Interest and fixed sums come to £[\d,.]+/)?.[0],
        statement: linesOfPaper(statement?.paper as Paper).join('\n'),
      };
    };
    const [paused, not] = [written([breathingSpace]), written([])];
    expect(paused.sum).not.toBe(not.sum);
    expect(paused.statement).toContain(`${paused.sum} by 20 January 2027, without the days`);
    expect(not.statement).not.toContain(paused.sum);
  });
});
