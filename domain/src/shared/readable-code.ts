/**
 * Codes that people read out, type and write down, such as the short reference of a claim.
 *
 * The alphabet has no vowels, so that it spells no words, and nothing that looks like something else: no 0, O, 1, I, L,
 * U, and neither A, B, E, G, S, V nor Z. Its length is a prime number and each position has its own weight, so that the
 * check character detects every single wrong character and every swap of two, in codes shorter than the alphabet.
 */
export const readableAlphabet = '23456789CDFHJKMNPQRTWXY';

/** Likely misreadings of a character. If there are two, the check character decides. */
const looksLike: Readonly<Record<string, string>> = { '0': 'DQ', O: 'DQ', B: '8', G: '6', S: '5', Z: '2' };

/** Whether the weighted sum of the characters, the check character among them, is right. */
export const isCheckedCode = (code: string): boolean =>
  [...code].reduce((sum, character, at) => sum + (at + 1) * readableAlphabet.indexOf(character), 0) %
    readableAlphabet.length ===
  0;

/** Characters from random bytes. Bytes that would make some characters likelier than others are skipped. */
export function randomCharacters(random: Uint8Array, length: number): string {
  const fair = 256 - (256 % readableAlphabet.length);
  const bytes = [...random].filter((byte) => byte < fair).slice(0, length);
  if (bytes.length < length) throw new RangeError('not enough random bytes');
  return bytes.map((byte) => readableAlphabet[byte % readableAlphabet.length]).join('');
}

/** In capitals, without the spaces and marks that people type between groups. */
export const compactCode = (typed: string): string =>
  typed
    .slice(0, 60)
    .toUpperCase()
    .replace(/[\s\p{Pd}:.]+/gu, '');

/** The one code with a right check character that was meant; undefined if there is none, or more than one. */
export function readCheckedCode(characters: string): string | undefined {
  const right = [...characters].reduce<readonly string[]>(extended, ['']).filter(isCheckedCode);
  return right.length === 1 ? right[0] : undefined;
}

/** Extends each possible reading of the code by this character. */
const extended = (readings: readonly string[], character: string): readonly string[] => {
  const options = readableAlphabet.includes(character) ? [character] : [...(looksLike[character] ?? '')];
  return readings.flatMap((reading) => options.map((option) => reading + option));
};
