import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isKeptBack } from '../claims/facts/kept-back.ts';
import { anyFacts } from '../claims/facts/testing/any-facts.ts';
import { letterDate } from '../claims/facts/testing/kitchen-facts.ts';
import { formatLongDate } from '../shared/dates.ts';
import { addDays } from '../shared/iso-date.ts';
import { formatGbp } from '../shared/money.ts';
import { findSums } from '../shared/reading/sums.ts';
import { checkLetter } from './check-letter.ts';
import { draftLetter } from './draft-letter.ts';
import { resolvePlaceholders } from './placeholders.ts';
import { redateLetter } from './redate-letter.ts';
import { draftSections } from './sections.ts';
import { sampleClaims, sampleValues } from './testing/sample-claims.ts';
import { withStory } from './testing/story-rows.ts';

/** Any facts, told in a letter about any kind of claim in any nation. */
const anyStory = fc
  .tuple(anyFacts, fc.constantFrom(...sampleClaims))
  .map(([facts, context]) => withStory({ ...context, today: letterDate }, facts));

const lastSum = (line: string): number => findSums(line).at(-1)?.pence ?? Number.NaN;

describe('a letter of any facts', () => {
  it('passes its own check, as a draft and sent, on the day it is drafted and on later ones', () => {
    fc.assert(
      fc.property(anyStory, fc.integer({ min: 0, max: 400 }), (context, days) => {
        const letter = draftLetter(context);
        expect(checkLetter(letter, context, 'draft')).toEqual([]);
        const today = addDays(letterDate, days);
        const redated = redateLetter(letter, context, letterDate, today);
        const later = { ...context, today };
        expect(redated).toBe(draftLetter(later));
        const values = { ...sampleValues, date: formatLongDate(today) };
        expect(checkLetter(resolvePlaceholders(redated, values), later, 'final', values)).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  it('prints sums that add up to what it demands', () => {
    fc.assert(
      fc.property(anyStory, (context) => {
        const sections = draftSections(context);
        const text = (key: string) => sections.find((one) => one.key === key)?.text ?? '';
        const lines = text('sum').split('\n').slice(2);
        const total = lines.filter((line) => line.startsWith('Amount claimed:')).map(lastSum);
        const credits = lines.filter((line) => line.startsWith('Less ')).map(lastSum);
        const rows = lines
          .filter((line) => !/^(?:Less|How that was worked out|Together:|Amount claimed:)/.test(line))
          .map(lastSum);
        const sum = (all: readonly number[]) => all.reduce((one, other) => one + other, 0);
        expect(total).toEqual([sum(rows) - sum(credits)]);
        expect(total).toEqual([context.facts.amount]);
        for (const key of ['head', 'claimed', 'how-to-respond'])
          expect(text(key)).toContain(formatGbp(context.facts.amount));
      }),
    );
  });

  it('cites no evidence but that of its list', () => {
    fc.assert(
      fc.property(anyStory, (context) => {
        const letter = draftLetter(context);
        const listed = [...letter.matchAll(/^\[(\d+)\] /gm)].map(([, no]) => no);
        const cited = [...letter.matchAll(/(?<!^)\[(\d[\d, ]*)\]/gm)].flatMap(([, all = '']) =>
          all.split(', '),
        );
        const sent = context.facts.story?.evidence.filter((item) => !isKeptBack(item)) ?? [];
        expect(listed).toEqual(sent.map((_, at) => String(at + 1)));
        expect(cited.filter((no) => !listed.includes(no))).toEqual([]);
      }),
    );
  });
});
