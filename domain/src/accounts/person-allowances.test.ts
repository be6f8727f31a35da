import { describe, expect, it } from 'vitest';
import { usedUpWords } from './person-allowances.ts';

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
