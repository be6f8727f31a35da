import { Font } from '@react-pdf/renderer';
import { fontFile } from './font-files.ts';

/** Fallbacks for characters that our own fonts lack, in order. */
const fallbacks = {
  'Noto Emoji': 'noto-emoji',
  'Noto Serif': 'noto-serif-regular',
  'Noto Serif Hebrew': 'noto-serif-hebrew',
  'Noto Naskh Arabic': 'noto-naskh-arabic',
  'Noto Serif Devanagari': 'noto-serif-devanagari',
  'Noto Serif Bengali': 'noto-serif-bengali',
  'Noto Serif Gurmukhi': 'noto-serif-gurmukhi',
  'Noto Serif Gujarati': 'noto-serif-gujarati',
  'Noto Serif Tamil': 'noto-serif-tamil',
  'Noto Serif Armenian': 'noto-serif-armenian',
  'Noto Serif Georgian': 'noto-serif-georgian',
  'Noto Serif Thai': 'noto-serif-thai',
} as const;

const fallbackFamilies = Object.keys(fallbacks);
export const serif = ['Newsreader', ...fallbackFamilies];
export const sans = ['Atkinson Hyperlegible Next', ...fallbackFamilies];

type FontDescriptor = { readonly fontFamily: string; readonly fontWeight?: number };

const everyFont: readonly FontDescriptor[] = [
  ...fallbackFamilies.map((fontFamily) => ({ fontFamily })),
  ...['Newsreader', 'Atkinson Hyperlegible Next'].flatMap((fontFamily) =>
    [400, 600].map((fontWeight) => ({ fontFamily, fontWeight })),
  ),
];

/** Longer words may be broken after each so many characters: no line holds as many of the widest. Others stay whole. */
const longestWord = 36;
const piece = 12;

let opened: Promise<void> | undefined;

/** Once per process: the library shares fonts between documents. */
export function openFonts(): Promise<void> {
  opened ??= registerFonts();
  return opened;
}

async function registerFonts(): Promise<void> {
  for (const [family, name] of [
    ['Newsreader', 'newsreader'],
    ['Atkinson Hyperlegible Next', 'atkinson-hyperlegible-next'],
  ] as const) {
    Font.register({
      family,
      fonts: [
        { src: fontFile(`${name}-regular`), fontWeight: 400 },
        { src: fontFile(`${name}-semibold`), fontWeight: 600 },
      ],
    });
  }
  for (const [family, name] of Object.entries(fallbacks)) Font.register({ family, src: fontFile(name) });
  Font.registerHyphenationCallback(breakable);
  await Promise.all(everyFont.map(readFont));
}

function breakable(word: string): string[] {
  const isLong = [...word].length > longestWord;
  return (isLong ? word.match(new RegExp(`.{1,${piece}}`, 'gsu')) : null) ?? [word];
}

/**
 * Requests every glyph of a font. The library caches each glyph with the first character that used it; one
 * first used as part of another (a full stop in a colon) would have none, and be missing from copied text.
 */
async function readFont(descriptor: FontDescriptor): Promise<void> {
  await Font.load(descriptor);
  const font = Font.getFont(descriptor).data;
  for (const codePoint of font?.characterSet ?? []) font?.glyphForCodePoint(codePoint);
}

/** Whether one of the letter's fonts has this character. Call after `openFonts`. */
export function canDraw(character: string): boolean {
  const codePoint = character.codePointAt(0) ?? 0;
  return serif.some((fontFamily) => Font.getFont({ fontFamily }).data?.hasGlyphForCodePoint(codePoint));
}
