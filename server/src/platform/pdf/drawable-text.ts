import { canDraw } from './pdf-fonts.ts';

export type DrawableText = { readonly text: string; readonly isComplete: boolean };

// Invisible characters, and those that make text read differently from what it says: controls, direction
// overrides, variation selectors, byte order marks. Two format characters join letters and are part of words.
const invisible = /[\p{Cc}\p{Cf}\p{Variation_Selector}]/u;
const joiner = /^[\u200c\u200d]$/;
/**
 * Works around a bug: the PDF library counts UTF-16 units instead of characters, and draws boxes for what
 * follows an emoji in the same font. A hair space, from another font, is put between two emoji, replacing a
 * joiner.
 */
const besideAnother =
  /([\u{10000}-\u{10ffff}\p{Extended_Pictographic}])\u200d?(?=[\u{10000}-\u{10ffff}\p{Extended_Pictographic}])/gu;
const hairSpace = '\u200a';
/** The PDF's emoji font has one colour. */
const skinTone = /(?<=\p{Extended_Pictographic})\p{Emoji_Modifier}/gu;
export const standIn = '\ufffd';

/** Replaces characters that no font has by the replacement character. */
export function drawableText(text: string): DrawableText {
  const clean = text
    .normalize('NFC')
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029\f\v]/g, '\n')
    .replace(/\t/g, '    ')
    .replace(/\u2011/g, '-')
    .replace(/[\u2007\u202f]/g, '\u00a0')
    .replace(skinTone, '')
    .replace(/[^\n]/gu, (character) =>
      invisible.test(character) && !joiner.test(character) ? '' : character,
    );
  let isComplete = true;
  const drawn = clean.replace(/[^\n\x20-\x7e]/gu, (character) => {
    if (joiner.test(character) || canDraw(character)) return character;
    isComplete = false;
    return standIn;
  });
  return { text: drawn.replace(besideAnother, `$1${hairSpace}`), isComplete };
}
