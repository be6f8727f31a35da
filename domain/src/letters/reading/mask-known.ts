import { plainText } from './plain-text.ts';

/** Blanks out known names and addresses, keeping every character's place and every line. */
export function maskKnown(
  plain: string,
  known: { readonly names: readonly string[]; readonly addresses: readonly string[] },
): string {
  const patterns = [
    // The whole address: over one line or several, with or without its commas. Then its parts.
    ...known.addresses.map((address) => patternOf(address, '[\\s,]+')),
    ...known.addresses.flatMap((address) => address.split(',').map((part) => patternOf(part, '\\s+', 4))),
    ...known.names.map((name) => patternOf(name, '\\s+')),
  ];
  // All are looked for in the text as it came: one name may be a part of another.
  const finds = patterns.flatMap((pattern) => (pattern === undefined ? [] : [...plain.matchAll(pattern)]));
  const units = plain.split('');
  for (const { index, 0: found } of finds)
    for (let place = index; place < index + found.length; place += 1)
      units[place] = blanked(units[place] ?? '');
  return units.join('');
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
