import { describe, expect, it } from 'vitest';
import { sentencesOf } from '../../shared/reading/sentences.ts';
import { withPlainWords } from './spelling.ts';

const plain = (text: string) => withPlainWords(text, sentencesOf(text));

describe('words as they were meant', () => {
  it.each([
    ["I'll k1ll you!", "I'll kill you!"],
    ['Il sm4sh it', "i'll smash it"],
    ['I will k**l and b*rn', 'I will kill and burn'],
    ["every bone in you're body", 'every bone in your body'],
    ['k i l l and k.i.l.l', 'kill and kill'],
    ['smaaash it', 'smash it'],
    ['the b0iler on the M25, flat 3b, 1st of May', 'the b0iler on the M25, flat 3b, 1st of May'],
    ['a b c d e', 'a b c d e'],
    ['I ill-treat nobody', 'I ill-treat nobody'],
    ['Zoooo', 'Zoooo'],
  ])('%s: %s', (text, expected) => {
    expect(plain(text).text).toBe(expected);
  });

  it('are found where they were written', () => {
    const text = 'Well, il k1ll you. That is all.';
    const words = plain(text);
    const at = words.text.indexOf("i'll kill you");
    expect(words.original({ index: at, text: "i'll kill you" })).toEqual({
      index: text.indexOf('il k1ll you'),
      text: 'il k1ll you',
    });
    const after = { index: words.text.indexOf('That'), text: 'That is' };
    expect(words.original(after)).toEqual({ index: text.indexOf('That'), text: 'That is' });
  });
});
