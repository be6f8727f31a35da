import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanLine, cleanText, codePointLength, longText, shortText, withoutEnding } from './text.ts';

const messy = fc.string({
  unit: fc.oneof(
    fc.constantFrom(
      ' ',
      '\n',
      '\r',
      '\t',
      '\u0000',
      '\u00a0',
      '\u2003',
      '\u202e',
      '\u200b',
      '\u0301',
      'e',
      '\ud800',
    ),
    fc.constantFrom('\u2028', '\u0085', '\ufeff', '\u00ad', '\u2000', '\u1100', '\u1161'),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  ),
});

describe('cleanLine', () => {
  it.each([
    ['  Ann   Other ', 'Ann Other'],
    ['Ann\r\nOther', 'Ann Other'],
    ['Ann\tOther', 'Ann Other'],
    ['Ann\u00a0\u2003Other', 'Ann Other'],
    ['Ann\u2028Other', 'Ann Other'],
    ['Ann\u0085Other', 'Ann Other'],
    ['Ann\u0000\u0007\u007f\u009fOther', 'AnnOther'],
    ['pay \u202eexe.fdp\u202c now', 'pay exe.fdp now'],
    ['\u2066Ann\u2069\u200f', 'Ann'],
    ['\ufeffAnn\u200bOther\u00ad', 'AnnOther'],
    ['Zoe\u0308', 'Zo\u00eb'],
    ['a\ud800b', 'a\ufffdb'],
    ['👩‍👧', '👩‍👧'],
    ['', ''],
  ])('%j', (text, expected) => {
    expect(cleanLine(text)).toBe(expected);
  });
});

describe('cleanText', () => {
  it.each([
    [' one\r\ntwo\rthree\u2028four ', 'one\ntwo\nthree\nfour'],
    ['one  \n\n\n\n two\t', 'one\n\n two'],
    ['one\n \t \n\u00a0\ntwo', 'one\n\ntwo'],
    ['a\u0000b\u202ec', 'abc'],
    ['Zoe\u0308\n', 'Zo\u00eb'],
    ['1  500', '1  500'],
  ])('%j', (text, expected) => {
    expect(cleanText(text)).toBe(expected);
  });

  it('takes time in proportion to the text, whatever it holds', () => {
    const spaces = `a${' '.repeat(400_000)}b`;
    expect(cleanText(spaces)).toBe(spaces);
    expect(cleanLine(spaces)).toBe('a b');
  });
});

describe.each([
  ['cleanLine', cleanLine],
  ['cleanText', cleanText],
])('%s on any text', (_, clean) => {
  it('changes nothing the second time, and leaves only storable, visible, composed characters', () => {
    fc.assert(
      fc.property(messy, (text) => {
        const once = clean(text);
        expect(clean(once)).toBe(once);
        expect(once.isWellFormed()).toBe(true);
        expect(once).toBe(once.normalize('NFC').trim());
        expect(once.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('fields', () => {
  const messages = (schema: ReturnType<typeof shortText>, value: unknown) =>
    schema.safeParse(value).error?.issues.map((issue) => issue.message);

  it('count code points after cleaning', () => {
    expect(codePointLength('a👍b')).toBe(3);
    expect(shortText(2).parse(' 👍👍 ')).toBe('👍👍');
    expect(messages(shortText(2), '👍👍👍')).toEqual(['Please use 2 characters or fewer']);
    expect(messages(longText(5000), 'x'.repeat(5001))).toEqual(['Please use 5,000 characters or fewer']);
  });

  it.each(['', '   ', '\u200b\n', undefined, null, 5])('ask for a required value: %j', (value) => {
    expect(messages(shortText(10, 'Full name is required'), value)).toEqual(['Full name is required']);
    expect(messages(longText(10, 'Description is required'), value)).toEqual(['Description is required']);
  });

  it('may be empty when no message asks for them', () => {
    expect(shortText(10).parse('  ')).toBe('');
    expect(longText(10).parse('\n')).toBe('');
  });

  it('keep lines only where lines belong', () => {
    expect(shortText(10).parse('a\nb')).toBe('a b');
    expect(longText(10).parse('a\nb')).toBe('a\nb');
  });
});

it.each([
  ['Account closed.', ' .', 'Account closed'],
  ['in her kitchen. ;:', ' .;:', 'in her kitchen'],
  ['1.5', '.', '1.5'],
  ['...', '.', ''],
  ['', '.', ''],
])('%j without %j at its end is %j', (text, characters, rest) => {
  expect(withoutEnding(text, characters)).toBe(rest);
});
