import { describe, expect, it } from 'vitest';
import { toIsoDate as day } from '../../shared/iso-date.ts';
import { datingProblem, isTooOldToPost } from './dating-anew.ts';
import type { LettersReach } from './letters-reach.ts';

const letterDatedOn = day('2026-11-18');

describe('a letter to be dated anew', () => {
  it.each<[string, LettersReach, boolean, RegExp | undefined]>([
    ['2026-11-20', 'not-served', false, undefined],
    ['2026-11-19', 'not-served', false, undefined],
    ['2026-11-18', 'not-served', false, /dated today already/],
    ['2026-11-20', 'queued', false, /about to leave/],
    ['2026-11-20', 'served', false, /^A copy of this letter has reached/],
    ['2026-11-18', 'served', false, /^A copy of this letter has reached/],
    ['2026-11-20', 'not-served', true, /has replied/],
    ['2026-11-20', 'served', true, /has replied/],
  ])('on %s, with a letter that is %s, replied to: %s', (today, reach, hasReplied, words) => {
    const problem = datingProblem({ letterDatedOn, reach, hasReplied }, day(today));
    if (words) expect(problem).toMatch(words);
    else expect(problem).toBeUndefined();
  });
});

describe('a letter to print and post', () => {
  it.each([
    ['2026-11-18', 'not-served', false],
    ['2026-11-19', 'not-served', false],
    ['2026-11-20', 'not-served', true],
    ['2026-11-20', 'queued', false],
    ['2026-11-20', 'served', false],
  ] as const)('on %s, with a letter that is %s: too old %s', (today, reach, isTooOld) => {
    expect(isTooOldToPost(letterDatedOn, reach, day(today))).toBe(isTooOld);
  });
});
