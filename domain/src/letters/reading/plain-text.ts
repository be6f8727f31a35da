/**
 * Text as the finders read it. A letter may come from a keyboard, a word processor or a model, with every kind
 * of quote, dash, digit and space, and now and then with a letter that only looks like the one it replaces.
 */
export const lineBreak = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;

// Written as pairs, look-alike then meant: Cyrillic and Greek letters that print like Latin ones.
const lookAlikes = new Map(
  'аa вb еe зз іi јj кk мm нh оo рp сc тt уy хx ѕs ԁd ӏl АA ВB ЕE ІI ЈJ КK МM НH ОO РP СC ТT УY ХX ЅS αa οo ρp ιi νv ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX ıi ℓl'
    .split(' ')
    .map((pair) => [...pair] as [string, string]),
);

export function splitLines(letter: string): readonly string[] {
  return letter.split(lineBreak);
}

// Fast path: most lines have only these characters and need no replacement.
const printableAscii = /^[ -~]*$/;

// Second fast path: our own typeset letters have only these in addition.
const asciiTypeset = /^[ -~£‘’“”–—✅❌❓]*$/;

/** Normalised and still displayable: ordinary digits, spaces, quotes and dashes, without invisible characters. */
function tidyLine(line: string): string {
  if (printableAscii.test(line)) return line;
  if (asciiTypeset.test(line)) return untypeset(line);
  return line
    .toWellFormed()
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Variation_Selector}]/gu, '')
    .replace(/[\t\p{Zs}]/gu, ' ')
    .replace(/\p{Cc}/gu, '')
    .replace(/\p{Nd}/gu, asciiDigit)
    .replace(/[‘’‚‛ʼ′]/g, "'")
    .replace(/[“”„‟″«»]/g, '"')
    .replace(/[‐‑‒–—―−﹘]/g, '-')
    .replace(/₤/g, '£');
}

const untypeset = (line: string): string =>
  line.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/[–—]/g, '-');

/** For matching only: removes accents and replaces look-alikes. The number of lines does not change. */
export function plainText(letter: string): string {
  return splitLines(letter)
    .map((line) =>
      asciiTypeset.test(line)
        ? tidyLine(line)
        : tidyLine(line)
            .normalize('NFKD')
            .replace(/\p{Mn}/gu, '')
            .replace(/[\u0370-\u052fıℓ]/g, (letter) => lookAlikes.get(letter) ?? letter),
    )
    .join('\n');
}

/** Collapses each run of spaces and line breaks into one space. */
export const evenSpaces = (text: string): string => text.replace(/[^\S ]\s*| \s+/g, ' ').trim();

/** The same in lower case, for comparison. */
export const smallLetters = (text: string): string => evenSpaces(text).toLowerCase();

/** Counted from 1. */
export function lineAt(lineStarts: readonly number[], index: number): number {
  let low = 0;
  let high = lineStarts.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((lineStarts[middle] as number) <= index) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function lineStartsOf(plain: string): readonly number[] {
  const starts = [0];
  for (let at = plain.indexOf('\n'); at !== -1; at = plain.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

const excerptReach = 40;

/** The words around a find, on its own line, cut at spaces. Looks no further than it shows: a line may be a whole book. */
export function excerptAt(plain: string, index: number, length: number): string {
  const start = Math.max(0, index - excerptReach);
  const before = plain.slice(start, index);
  const lineStart = before.lastIndexOf('\n') + 1;
  const isCutBefore = lineStart === 0 && start > 0;
  const find = plain.slice(index, index + length).split('\n', 1)[0] as string;
  const end = index + find.length;
  const [after = ''] = plain.slice(end, end + excerptReach).split('\n', 1);
  const isCutAfter = after.length === excerptReach && end + excerptReach < plain.length;
  const head = isCutBefore ? `…${before.replace(/^\S*\s/, '')}` : before.slice(lineStart);
  const tail = isCutAfter ? `${after.replace(/\s\S*$/, '')}…` : after;
  return `${head}${find}${tail}`.trim();
}

// Decimal digits stand in runs of ten in Unicode, each run beginning with its zero.
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) as number;
  if (code < 128) return digit;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}
