import { plainText } from './plain-text.ts';

/** Words in sequence, joined by this pattern. */
type Known = { readonly words: readonly [string, ...string[]]; readonly gap: RegExp };

const space = /\s+/y;
const spaceOrComma = /[\s,]+/y;

/** Blanks out known names and addresses, keeping every character's place and every line. */
export function maskKnown(
  plain: string,
  known: { readonly names: readonly string[]; readonly addresses: readonly string[] },
): string {
  const all = [
    // The whole address: over one line or several, with or without its commas. Then its parts.
    ...known.addresses.map((address) => wordsOf(address, spaceOrComma)),
    ...known.addresses.flatMap((address) => address.split(',').map((part) => wordsOf(part, space, 4))),
    ...known.names.map((name) => wordsOf(name, space)),
  ];
  // All are looked for in the text as it came: one name may be a part of another.
  const finds = all.flatMap((one) => (one === undefined ? [] : placesOf(plain, one)));
  return withBlanks(
    plain,
    finds.sort((one, other) => one.from - other.from),
  );
}

/** A blank of the same length, with the same line breaks, that no rule matches. */
export function blanked(text: string): string {
  return text.replace(/[^\n]/g, '\u25a1');
}

function wordsOf(text: string, gap: RegExp, shortest = 1): Known | undefined {
  const [first, ...more] = plainText(text)
    .split(gap === space ? /\s+/ : /[\s,]+/)
    .filter((word) => word !== '');
  if (first === undefined) return undefined;
  const words = [first, ...more] as const;
  if (words.join('').length < shortest || !words.some((word) => /[\p{L}\p{N}]/u.test(word))) return undefined;
  return { words, gap };
}

type Place = { readonly from: number; readonly to: number };

/** A plain search: compiling a pattern per name for each letter would be slower. */
function placesOf(plain: string, known: Known): readonly Place[] {
  const places: Place[] = [];
  const [first] = known.words;
  for (let from = plain.indexOf(first); from !== -1; ) {
    const to = endOf(plain, from, known);
    if (to !== undefined) places.push({ from, to });
    from = plain.indexOf(first, to ?? from + 1);
  }
  return places;
}

// Never a part of a longer word or number: 'Al' must not blank out half of 'also', nor 'Studio 500' of £1,500.
const mayBegin = /(?<![\p{L}\p{N}£]|\d[.,/-])/uy;
const mayEnd = /(?![\p{L}\p{N}]|[.,/:-]\d)/uy;

function endOf(plain: string, from: number, { words, gap }: Known): number | undefined {
  if (!isAt(mayBegin, plain, from)) return undefined;
  let at = from;
  for (const [n, word] of words.entries()) {
    if (n > 0) {
      if (!isAt(gap, plain, at)) return undefined;
      at = gap.lastIndex;
    }
    if (!plain.startsWith(word, at)) return undefined;
    at += word.length;
  }
  return isAt(mayEnd, plain, at) ? at : undefined;
}

function isAt(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}

/** The ranges are in order and may be nested. */
function withBlanks(plain: string, places: readonly Place[]): string {
  let text = '';
  let done = 0;
  for (const { from, to } of places) {
    if (to <= done) continue;
    const start = Math.max(from, done);
    text += plain.slice(done, start) + blanked(plain.slice(start, to));
    done = to;
  }
  return text + plain.slice(done);
}
