/**
 * A claim's reference for people: PC-7K4M-92QX. Seven random characters and a check character.
 *
 * The alphabet has no vowels, so that it spells no words, and nothing that looks like something else: no 0, O, 1, I, L,
 * U, and neither A, B, E, G, S, V nor Z. Its length is a prime number and each position has its own weight, so that the
 * check character detects every single wrong character and every swap of two. The database generates references with
 * the same alphabet and check (migration 0037).
 */
const alphabet = '23456789CDFHJKMNPQRTWXY';
const length = 8;

/** Likely misreadings of a character. If there are two, the check character decides. */
const looksLike: Readonly<Record<string, string>> = { '0': 'DQ', O: 'DQ', B: '8', G: '6', S: '5', Z: '2' };

const isRight = (code: string): boolean =>
  [...code].reduce((sum, character, at) => sum + (at + 1) * alphabet.indexOf(character), 0) %
    alphabet.length ===
  0;

/** Parses a typed reference: any case, with or without prefix, dashes and spaces. Undefined if it is none. */
export function readShortReference(typed: string): string | undefined {
  const characters = compact(typed);
  // With exactly eight characters, a leading 'PC' is part of the reference and no prefix.
  const code = characters.length === length ? characters : characters.replace(/^PC/, '');
  if (code.length !== length) return undefined;
  const right = [...code].reduce<readonly string[]>(extended, ['']).filter(isRight);
  const [only] = right;
  return only !== undefined && right.length === 1 ? written(only) : undefined;
}

/** The first characters of a reference, for a search while it is being typed: its prefix and at least two more. */
export function beginningOfShortReference(typed: string): string | undefined {
  const [, code = ''] = /^PC(.{2,8})$/.exec(compact(typed)) ?? [];
  return code !== '' && [...code].every((one) => alphabet.includes(one)) ? written(code) : undefined;
}

const inText = /(?<![\p{L}\p{N}])PC[\s\p{Pd}:.]*[0-9A-Z]{4}[\s\p{Pd}]*[0-9A-Z]{4}(?![\p{L}\p{N}])/giu;

/** The reference in a subject; undefined if there are two different ones. */
export function shortReferenceInSubject(subject: string): string | undefined {
  const found = (subject.match(inText) ?? []).flatMap((text) => readShortReference(text) ?? []);
  return new Set(found).size === 1 ? found[0] : undefined;
}

const compact = (typed: string): string =>
  typed
    .slice(0, 60)
    .toUpperCase()
    .replace(/[\s\p{Pd}:.]+/gu, '');

/** Extends each possible reading of the code by this character. */
const extended = (readings: readonly string[], character: string): readonly string[] => {
  const options = alphabet.includes(character) ? [character] : [...(looksLike[character] ?? '')];
  return readings.flatMap((reading) => options.map((option) => reading + option));
};

const written = (code: string): string => ['PC', code.slice(0, 4), code.slice(4)].filter(Boolean).join('-');
