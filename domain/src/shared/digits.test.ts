import fc from 'fast-check';
import { expect, it } from 'vitest';
import { groupDigits, listInWords } from './digits.ts';

it('groups digits as the British locale does', () => {
  const locale = new Intl.NumberFormat('en-GB');
  fc.assert(
    fc.property(fc.maxSafeInteger(), (value) => {
      expect(groupDigits(value)).toBe(locale.format(value));
    }),
  );
});

it('lists words as the British locale does', () => {
  const locale = new Intl.ListFormat('en-GB');
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 5 }), (words) => {
      expect(listInWords(words)).toBe(locale.format(words));
    }),
  );
});
