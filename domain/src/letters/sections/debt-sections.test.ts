import { expect, it } from 'vitest';
import type { FactsContent } from '../../claims/facts/case-facts.ts';
import { toIsoDate } from '../../shared/iso-date.ts';
import { draftLetter } from '../draft-letter.ts';
import { storyOf } from '../facts-of-form.ts';
import { sampleStories } from '../testing/sample-stories.ts';

const debts = sampleStories.filter(({ facts }) => facts.issueType === 'Debt Recovery');

const contextOf = (jurisdiction: string, change: Partial<FactsContent> = {}) => {
  const context = debts.find(({ facts }) => facts.jurisdiction === jurisdiction);
  if (!context?.facts.story) throw new Error('a story of a debt');
  const { businessClaimsFrom: _, ...facts } = context.facts;
  return { ...context, facts: { ...facts, ...storyOf({ ...context.facts.story, ...change }) } };
};

it('dates no debt of several due days from one of them', () => {
  const letter = draftLetter(contextOf('England & Wales'));
  expect(letter).toContain('It is made up of sums with due days from 31 March 2026 to 30 April 2026 and');
  expect(letter).not.toContain('The debt dates from');
});

it('dates a debt of one due day', () => {
  const [row] = contextOf('England & Wales').facts.story?.rows ?? [];
  const rows = row ? [{ ...row, due: toIsoDate('2026-03-31') }] : [];
  expect(draftLetter(contextOf('England & Wales', { rows, credits: [] }))).toContain('The debt dates from');
});
