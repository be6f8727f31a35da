import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differingLines } from './differing-lines.ts';
import { letterLines, problemsInWords } from './letter-lines.ts';
import { restoredEdit } from './use-letter-edit.ts';

describe('letterLines', () => {
  it('knows where each line of any text starts', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', '\n', '£', ' ') }), (text) => {
        for (const line of letterLines(text))
          expect(text.slice(line.start, line.start + line.text.length)).toBe(line.text);
        expect(letterLines(text).at(-1)?.number).toBe(text.split('\n').length);
      }),
    );
  });
});

it.each([
  [0, 'Nothing to put right'],
  [1, '1 thing to put right'],
  [3, '3 things to put right'],
])('%i problems are %s', (count, words) => {
  expect(problemsInWords(count)).toBe(words);
});

describe('an edit kept in the tab', () => {
  it.each([
    ['is taken up', { version: 2, text: 'letter, edited' }, { version: 2, text: 'letter, edited' }],
    ['is taken up though the letter changed elsewhere', { version: 1, text: 'a' }, { version: 1, text: 'a' }],
    ['is not, when it changes nothing', { version: 2, text: 'letter' }, null],
    ['is not, when nothing was kept', undefined, null],
    ['is not, when it is something else', { saved: 'letter' }, null],
  ])('%s', (_, kept, edit) => {
    expect(restoredEdit(kept, { preview: 'letter', version: 2 })).toEqual(edit);
  });
});

describe('two versions of a letter', () => {
  it('shows the lines that only one of them has', () => {
    expect(differingLines('Dear Sam\n\nI paid £5\nYours', 'Dear Sam\nI paid £6\n\nYours')).toEqual({
      ours: ['I paid £5'],
      theirs: ['I paid £6'],
    });
  });
});
