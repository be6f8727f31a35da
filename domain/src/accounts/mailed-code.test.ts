import { describe, expect, it } from 'vitest';
import { refusedCodeWords } from './mailed-code.ts';
import { mailedCodeForm } from './six-digits.ts';

describe('the six digits of a mail', () => {
  it.each(['123456', ' 123456 ', '123 456', '12-34-56', '123\u00a0456', '\u200b123456', '1 2 3 4 5 6\n'])(
    'are read from %j',
    (code) => {
      expect(mailedCodeForm.parse({ code })).toEqual({ code: '123456' });
    },
  );

  it.each(['', '12345', '1234567', '12345a', 'https://example.com/123456'])('are not in %j', (code) => {
    expect(mailedCodeForm.safeParse({ code }).error?.issues[0]?.message).toBe(
      'Enter the six digits from the email',
    );
  });
});

describe('a refused code', () => {
  it.each([
    [1, 0, 'That code is not right'],
    [4, 3599, 'That code is not right'],
    [5, 60, 'Too many wrong tries'],
    [9, 60, 'Too many wrong tries'],
    [1, 3600, 'This code has expired'],
    [5, 7200, 'This code has expired'],
  ])('after %i wrong tries and %i seconds is told: %s', (wrongTries, secondsSinceSent, words) => {
    expect(refusedCodeWords({ wrongTries, secondsSinceSent })).toContain(words);
  });
});
