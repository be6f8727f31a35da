import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alternateQuotes } from './inner-quotes.ts';

describe('quotation marks inside the quoted account', () => {
  it.each([
    [
      '‘Sorry love, my accountant says ‘don’t pay till the carpet man’s been’ so you’ll have to wait 😅’',
      '‘Sorry love, my accountant says “don’t pay till the carpet man’s been” so you’ll have to wait 😅’',
    ],
    [
      '“Sorry love, my accountant says ‘don’t pay till the carpet man’s been’ so you’ll have to wait 😅”',
      '‘Sorry love, my accountant says “don’t pay till the carpet man’s been” so you’ll have to wait 😅’',
    ],
    [
      `"Sorry love, he says "don't pay till the carpet man's been" so you'll have to wait"`,
      `‘Sorry love, he says “don't pay till the carpet man's been” so you'll have to wait’`,
    ],
    [`She wrote: 'He says "don't pay".'`, `She wrote: 'He says “don't pay”.'`],
    [`She wrote: "He says 'I heard "never" twice'."`, `She wrote: ‘He says “I heard ‘never’ twice”.’`],
    ['He said "\'No,\' says she."', 'He said ‘“No,” says she.’'],
    ['„Nein“, sagt er, „nie“', '‘Nein’, sagt er, ‘nie’'],
    ['He said "soon" (or "later") - "maybe"…', 'He said ‘soon’ (or ‘later’) - ‘maybe’…'],
    ['他说“你好”然后走了', '他说‘你好’然后走了'],
  ])('alternate: %s', (typed, quoted) => {
    expect(alternateQuotes(typed)).toBe(quoted);
  });

  it.each([
    "The boys' toys and O'Dowd's van weren't there in the '90s, 'cos it's ours.",
    'The boys’ toys and O’Dowd’s van weren’t there in the ’90s.',
    "He said 'no' and 'never'.",
    "'The boys' toys are gone', he said, and 'The girls' too'.",
    "Rock 'n' roll at the boys' club",
    'A 6’ fence, 2" x 4" timber, 5\'6" tall',
    'He said “soon and left.',
    'He said soon” and left.',
    'He said "soon and left.',
    'so he said ‘no and left',
    'Nothing "" and \'\' here',
    "''doubled''",
  ])('are left as typed: %s', (typed) => {
    expect(alternateQuotes(typed)).toBe(typed);
  });

  it.each([
    [
      `"In the '90s the boys' club was 'ours' and it's the girls' turn", he said`,
      `‘In the '90s the boys' club was “ours” and it's the girls' turn’, he said`,
    ],
    [`"The boys' toys are 'gone'"`, `‘The boys' toys are “gone”’`],
    [`"Rock 'n' roll"`, `‘Rock 'n' roll’`],
    ['He sold "a 6" pipe" and the 5" one', 'He sold ‘a 6" pipe’ and the 5" one'],
    ['"I paid 50", he said, "now"', '‘I paid 50’, he said, ‘now’'],
    ['‘He said “I paid 50” and left’', '‘He said “I paid 50” and left’'],
    ['A 32” screen and a 6” pipe, “new”, 5” each', 'A 32" screen and a 6" pipe, ‘new’, 5" each'],
    ['"He is ‘fine" and left', '‘He is ‘fine’ and left'],
  ])('apostrophes and inches are no quotation marks: %s', (typed, quoted) => {
    expect(alternateQuotes(typed)).toBe(quoted);
  });

  it('changes nothing but the marks', () => {
    const pieces = fc.constantFrom(
      '"',
      "'",
      '“',
      '”',
      '‘',
      '’',
      '„',
      'word',
      '6',
      ' ',
      ', ',
      '. ',
      '😅',
      '(',
    );
    const others = (text: string) => text.replace(/["'“”„‘’]/g, '|');
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 60 }), (parts) => {
        const typed = parts.join('');
        expect(others(alternateQuotes(typed))).toBe(others(typed));
      }),
    );
  });

  it('opens and closes every level with marks of one kind, in turn', () => {
    const nested = (depth: number): string => (depth === 0 ? 'x' : `"a ${nested(depth - 1)} b"`);
    const marks = alternateQuotes(nested(4)).replace(/[^“”‘’"']/g, '');
    expect(marks).toBe('‘“‘“”’”’');
  });
});
