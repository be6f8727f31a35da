import { describe, expect, it } from 'vitest';
import { addressFullWords, lettersPerDay, mayBeWrittenTo } from './letter-allowance.ts';

describe('letters to one address', () => {
  it.each([
    [0, true],
    [lettersPerDay - 1, true],
    [lettersPerDay, false],
    [lettersPerDay + 1, false],
  ])('after %i of them: another one %s', (letters, may) => {
    expect(mayBeWrittenTo(letters)).toBe(may);
  });

  it('say how many there may be, and that nothing is lost', () => {
    expect(addressFullWords).toContain('at most 5 letters to one email address in 24 hours');
    expect(addressFullWords).toContain('nothing is lost');
  });
});
