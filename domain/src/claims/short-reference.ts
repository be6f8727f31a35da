/**
 * A claim's reference as people say it: PC-7K4M-92QX. Seven characters at random and one that checks them.
 *
 * The alphabet has no vowels, so that it spells no words, and nothing that looks like something else: no 0, O, 1, I, L,
 * U, and neither A, B, E, G, S, V nor Z. It is as long as a prime number, and each place counts differently, so that the
 * check finds every single wrong character and every two that changed places. The database draws references with the
 * same alphabet and the same check (migration 0037).
 */
const alphabet = '23456789CDFHJKMNPQRTWXY';
const length = 8;

/** What people write for a character that they could not read. Of two, the check says which it was. */
const looksLike: Readonly<Record<string, string>> = { '0': 'DQ', O: 'DQ', B: '8', G: '6', S: '5', Z: '2' };

const isRight = (code: string): boolean =>
  [...code].reduce((sum, character, at) => sum + (at + 1) * alphabet.indexOf(character), 0) %
    alphabet.length ===
  0;

/** The reference that was typed: in whatever case, with or without its prefix, dashes and spaces. Undefined when it is none. */
export function readShortReference(typed: string): string | undefined {
  const characters = compact(typed);
  // Eight characters are all there are: 'PC' at their beginning belongs to them.
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

/** The reference in a subject. Two different ones name nothing. */
export function shortReferenceInSubject(subject: string): string | undefined {
  const found = (subject.match(inText) ?? []).flatMap((text) => readShortReference(text) ?? []);
  return new Set(found).size === 1 ? found[0] : undefined;
}

const compact = (typed: string): string =>
  typed
    .slice(0, 60)
    .toUpperCase()
    .replace(/[\s\p{Pd}:.]+/gu, '');

/** Every way to read the code up to here, with this character. */
const extended = (readings: readonly string[], character: string): readonly string[] => {
  const options = alphabet.includes(character) ? [character] : [...(looksLike[character] ?? '')];
  return readings.flatMap((reading) => options.map((option) => reading + option));
};

const written = (code: string): string => ['PC', code.slice(0, 4), code.slice(4)].filter(Boolean).join('-');
