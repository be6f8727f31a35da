import { plainText } from './plain-text.ts';

/** Blanks out known names and addresses, keeping every character's place and every line. */
export function maskKnown(
  plain: string,
  known: { readonly names: readonly string[]; readonly addresses: readonly string[] },
): string {
  const patterns = [
    // The whole address first: over one line or several, with or without its commas.
    ...known.addresses.map((address) => patternOf(address, '[\\s,]+')),
    ...known.names.map((name) => patternOf(name, '\\s+')),
    ...known.addresses.flatMap((address) => address.split(',').map((part) => patternOf(part, '\\s+', 4))),
  ];
  return patterns.reduce(
    (text, pattern) => (pattern === undefined ? text : text.replace(pattern, blanked)),
    plain,
  );
}

/** As long as the text, with its line breaks, and nothing in it for a rule to find. */
export function blanked(text: string): string {
  return text.replace(/[^\n]/g, '\u25a1');
}

function patternOf(text: string, gap: string, shortest = 1): RegExp | undefined {
  const words = plainText(text)
    .split(gap === '\\s+' ? /\s+/ : /[\s,]+/)
    .filter((word) => word !== '');
  if (words.join('').length < shortest || !words.some((word) => /[\p{L}\p{N}]/u.test(word))) return undefined;
  // Never a part of a longer word or number: 'Al' must not blank out half of 'also', nor 'Studio 500' of £1,500.
  return new RegExp(
    `(?<![\\p{L}\\p{N}£]|\\d[.,/-])${words.map(escaped).join(gap)}(?![\\p{L}\\p{N}]|[.,/:-]\\d)`,
    'gu',
  );
}

function escaped(word: string): string {
  return word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
