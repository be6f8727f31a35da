import { describe, expect, it } from 'vitest';
import { letterBlocks } from './letter-blocks.ts';

describe('a letter in blocks', () => {
  it('knows headings by their capitals, also directly above their text', () => {
    const prose = 'If you do not answer by 29 November 2026, our client may go to the County Court.';
    expect(letterBlocks(`FAILURE TO RESPOND\n\n${prose}\n\nPRE-ACTION CONDUCT\n${prose}`)).toEqual([
      { kind: 'heading', text: 'FAILURE TO RESPOND' },
      { kind: 'lines', lines: [prose] },
      { kind: 'heading', text: 'PRE-ACTION CONDUCT' },
      { kind: 'lines', lines: [prose] },
    ]);
  });

  it('takes a company in capitals above its address for an address', () => {
    const lines = ['ACME ROOFING LTD', '12 High Street', 'Leeds', 'LS1 1AA'];
    expect(letterBlocks(lines.join('\n'))).toEqual([{ kind: 'lines', lines }]);
  });

  it.each(['[DATE]', '“THEY NEVER CAME BACK.'])('takes %s for text, though in capitals', (text) => {
    expect(letterBlocks(text)).toEqual([{ kind: 'lines', lines: [text] }]);
  });

  it('gathers reply options, bullets and numbers with the lines that belong to them', () => {
    const text =
      'Answer in one way:\n✅ I agree to pay\n   in full\n❌ I dispute this claim\n\n- one\n1. two\n(b) three';
    expect(letterBlocks(text)).toEqual([
      { kind: 'lines', lines: ['Answer in one way:'] },
      {
        kind: 'items',
        items: [
          { mark: '✅', text: 'I agree to pay\nin full' },
          { mark: '❌', text: 'I dispute this claim' },
        ],
      },
      {
        kind: 'items',
        items: [
          { mark: '-', text: 'one' },
          { mark: '1.', text: 'two' },
          { mark: '(b)', text: 'three' },
        ],
      },
    ]);
  });

  it('runs together what comes after more lines than a letter has, and loses no word', () => {
    const words = Array.from({ length: 2000 }, (_, n) => `word${n}`);
    for (const text of [words.join('\n\n'), words.join('\n'), `- ${words.join('\n- ')}`, words.join(' ')]) {
      const blocks = letterBlocks(text);
      const lines = blocks.flatMap((block) => {
        if (block.kind === 'heading') return [block.text];
        return block.kind === 'lines' ? block.lines : block.items.map(({ text: item }) => item);
      });
      expect(lines.length).toBeLessThan(320);
      expect(lines.join(' ').match(/word\d+/g)).toEqual(words);
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(1501);
    }
  });

  it.each(['', '\n\n \n'])('is nothing for %j', (text) => {
    expect(letterBlocks(text)).toEqual([]);
  });
});
