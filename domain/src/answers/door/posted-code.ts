import {
  compactCode,
  isCheckedCode,
  randomCharacters,
  readableAlphabet,
  readCheckedCode,
} from '../../shared/readable-code.ts';

/**
 * The code printed in a posted letter: 7TQ-4KM-9RW. Eight random characters and one that checks them; 23 ** 8 is more than
 * 2 ** 36, and it opens nothing without the postcode. One character longer than a short reference, so that neither is taken
 * for the other.
 */
const length = 9;
const groupLength = 3;

export const randomBytesOfPostedCode = 32;

export function postedCodeFrom(random: Uint8Array): string {
  const code = randomCharacters(random, length - 1);
  const last = [...readableAlphabet].find((check) => isCheckedCode(code + check));
  return grouped(`${code}${last}`);
}

/** A typed code: any case, with or without dashes and spaces. Undefined if it is none. */
export function readPostedCode(typed: string): string | undefined {
  const characters = compactCode(typed);
  const code = characters.length === length ? readCheckedCode(characters) : undefined;
  return code === undefined ? undefined : grouped(code);
}

const grouped = (code: string): string =>
  Array.from({ length: length / groupLength }, (_, at) =>
    code.slice(at * groupLength, (at + 1) * groupLength),
  ).join('-');
