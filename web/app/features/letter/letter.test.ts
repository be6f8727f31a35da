import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { letterLines, problemsInWords } from './letter-lines.ts';
import { keptEdit } from './use-letter-edit.ts';

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
    ['is taken up', { saved: 'letter', text: 'letter, edited' }, 'letter, edited'],
    ['is not, when the letter was written anew', { saved: 'older', text: 'older, edited' }, null],
    ['is not, when it changes nothing', { saved: 'letter', text: 'letter' }, null],
    ['is not, when nothing was kept', undefined, null],
    ['is not, when it is something else', { saved: 'letter' }, null],
  ])('%s', (_, kept, text) => {
    expect(keptEdit(kept, 'letter')).toBe(text);
  });
});
