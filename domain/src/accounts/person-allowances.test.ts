import { describe, expect, it } from 'vitest';
import { littleLeftWords, usedUpWords } from './person-allowances.ts';

describe('usedUpWords', () => {
  it.each([
    ['submissions', 20, 'You have reached 10 claims submitted in an hour', 'in a minute.'],
    ['submissions', 360, 'You have reached 10 claims submitted in an hour', 'in 6 minutes.'],
    ['letters', 61, 'You have reached 20 letters written in an hour', 'in 2 minutes.'],
    ['uploads', 7140, 'You have reached 60 files uploaded in an hour', 'in 119 minutes.'],
    ['downloads', 17_280, 'You have reached 5 downloads of your data in a day', 'in 5 hours.'],
  ] as const)('%s, for %s seconds', (name, seconds, begins, ends) => {
    const words = usedUpWords(name, seconds);
    expect(words.startsWith(begins)).toBe(true);
    expect(words.endsWith(ends)).toBe(true);
  });
});

describe('littleLeftWords', () => {
  it.each([
    [3, undefined],
    [2, 'You are close to the most we allow, 10 claims submitted in an hour: 2 more are possible now.'],
    [1, 'You are close to the most we allow, 10 claims submitted in an hour: one more is possible now.'],
  ])('with %s left', (left, words) => {
    expect(littleLeftWords('submissions', { left, waitSeconds: 0 })).toBe(words);
  });

  it('says when to go on once none is left, as the refusal does', () => {
    expect(littleLeftWords('letters', { left: 0, waitSeconds: 61 })).toBe(usedUpWords('letters', 61));
  });
});
