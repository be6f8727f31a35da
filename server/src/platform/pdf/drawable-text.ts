import { canDraw } from './pdf-fonts.ts';

export type DrawableText = { readonly text: string; readonly isComplete: boolean };

// Nothing to see, or a way to make text read differently from what it says: control characters, direction
// overrides, presentation selectors, byte order marks. Two of them join letters and are part of words.
const invisible = /[\p{Cc}\p{Cf}\p{Variation_Selector}]/u;
const joiner = /^[\u200c\u200d]$/;
/**
 * The PDF library counts UTF-16 units where it should count characters, and draws boxes for what follows an emoji in the
 * same font. A hair space, which is in another font, stands between two emoji, also where a joiner stood.
 */
const besideAnother =
  /([\u{10000}-\u{10ffff}\p{Extended_Pictographic}])\u200d?(?=[\u{10000}-\u{10ffff}\p{Extended_Pictographic}])/gu;
const hairSpace = '\u200a';
/** The emoji of the PDF have one colour. */
const skinTone = /(?<=\p{Extended_Pictographic})\p{Emoji_Modifier}/gu;
export const standIn = '\ufffd';

/** Only characters that a font of ours has; for any other the sign of a missing one, never a wrong letter. */
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
