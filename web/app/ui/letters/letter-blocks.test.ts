import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { letterBlocks } from './letter-blocks.ts';

describe('letterBlocks', () => {
  it('finds the title, headings, options and paragraphs, and where each starts', () => {
    const letter = [
      '[DATE]',
      '',
      'LETTER BEFORE ACTION',
      '',
      'Tarn & Thistle Ltd',
      'OL14 9ZQ',
      '',
      'HOW TO RESPOND',
      'Reply with one of these:',
      '✅ I agree to pay',
      '2. I dispute this claim',
      'and here is why',
      '',
      'Yours faithfully,',
    ].join('\n');
    expect(letterBlocks(letter)).toEqual([
      { kind: 'paragraph', text: '[DATE]', line: 1 },
      { kind: 'title', text: 'LETTER BEFORE ACTION', line: 3 },
      { kind: 'paragraph', text: 'Tarn & Thistle Ltd\nOL14 9ZQ', line: 5 },
      { kind: 'heading', text: 'HOW TO RESPOND', line: 8 },
      { kind: 'paragraph', text: 'Reply with one of these:', line: 9 },
      { kind: 'option', text: '✅ I agree to pay', line: 10 },
      { kind: 'option', text: '2. I dispute this claim\nand here is why', line: 11 },
      { kind: 'paragraph', text: 'Yours faithfully,', line: 14 },
    ]);
  });

  it.each(['[SENDER_COMPANY]', 'SW1A 2AA', 'IBM', '£900.00 OWED', 'Dear Sir', '“THEY NEVER CAME BACK.'])(
    'takes %s for no heading',
    (line) => {
      expect(letterBlocks(line)[0]?.kind).toBe('paragraph');
    },
  );

  it('loses and moves no word of any text', () => {
    const words = (text: string) => text.split(/\s+/).filter(Boolean);
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('LETTER BEFORE ACTION', 'FAILURE TO RESPOND', '✅ yes', 'a b', '', ' x'), {
          maxLength: 12,
        }),
        (lines) => {
          const text = lines.join('\n');
          expect(letterBlocks(text).flatMap((block) => words(block.text))).toEqual(words(text));
        },
      ),
    );
  });
});
