import fc from 'fast-check';
import { expect, it } from 'vitest';
import { piecesOf } from './stream-text.ts';

it('cuts any text into few pieces that are the text when joined', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 3000 }), (text) => {
      const pieces = piecesOf(text);
      expect(pieces.join('')).toBe(text);
      expect(pieces.length).toBeLessThanOrEqual(33);
    }),
  );
});
