import { describe, expect, it } from 'vitest';
import { toIsoDate } from '../../../shared/iso-date.ts';
import { emptyFactsInput, type FactsInput } from './facts-input.ts';
import { typedIncidentWords } from './typed-incident.ts';
import { firstOfTypedMonth, typedMonth } from './typed-month.ts';
import { typedWhen, typedWhenProblem } from './typed-when.ts';

describe('a month typed without its day', () => {
  it.each([
    ['2026-09', '2026-09-01', '2026-09-01'],
    ['2026-9-', '2026-09-01', '2026-09-01'],
    [' 2026-09 ', '2026-09-01', '2026-09-01'],
    ['2026-13', '2026-13-01', undefined],
    ['2026-09-14', undefined, undefined],
    ['2026-09-', '2026-09-01', '2026-09-01'],
    ['2026-13-', '2026-13-01', undefined],
    ['-09-', undefined, undefined],
    ['2026', undefined, undefined],
    ['', undefined, undefined],
  ])('%j', (typed, first, month) => {
    expect(firstOfTypedMonth(typed)).toBe(first);
    expect(typedMonth(typed)).toBe(month);
    const isWhole = typed === '2026-09-14';
    expect(typedWhen(typed)).toBe(isWhole ? '14 September 2026' : month && 'September 2026');
  });
});

it.each([
  ['', undefined],
  ['2026-09-14', undefined],
  ['2026-09', undefined],
  ['2026-11-18', undefined],
  ['2026-11-19', 'This date cannot be in the future'],
  ['2026-12-', 'This date cannot be in the future'],
  ['2026-06-31', 'There is no 31 June: June has 30 days'],
  ['2026-13-', 'The month must be a number from 1 to 12'],
  ['--14', 'Please add the month and the year'],
])('what is wrong with the date %j: %s', (typed, problem) => {
  expect(typedWhenProblem(typed, toIsoDate('2026-11-18'))).toBe(problem);
});

describe('the incident date of facts as typed, in words', () => {
  const told = (on: string, what: string): FactsInput => ({
    ...emptyFactsInput,
    timeline: [{ on, what, main: true, proof: [] }],
  });

  it.each([
    ['2026-09-14', 'They left', '14 September 2026'],
    ['2026-09-14', '', '14 September 2026'],
    ['2026-09', 'They left', 'September 2026'],
    ['2026-9-', 'They left', 'September 2026'],
    // The form's own field asks for a whole date.
    ['2026-09', '', undefined],
    ['2026-13', 'They left', undefined],
    ['', 'They left', undefined],
  ])('%j told as %j', (on, what, words) => {
    expect(typedIncidentWords(told(on, what))).toBe(words);
  });

  it('is of the main date', () => {
    const main = { on: '2026-08', what: 'They stopped', main: true, proof: [] };
    const facts = { ...emptyFactsInput, timeline: [{ ...main, on: '2026-05-01', main: false }, main] };
    expect(typedIncidentWords(facts)).toBe('August 2026');
  });
});
