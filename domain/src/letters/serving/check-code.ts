import { randomCharacters, readableAlphabet } from '../../shared/readable-code.ts';

/** The code of a claim's certificates of service: six groups of five characters, at least 128 bits (23 ** 30 > 2 ** 135). */
const groups = 6;
const groupLength = 5;

export const randomBytesOfCheckCode = 60;

export const checkCodeFrom = (random: Uint8Array): string =>
  grouped(randomCharacters(random, groups * groupLength));

/** A typed code: any case, with or without dashes and spaces. Undefined if it is none. */
export function readCheckCode(typed: string): string | undefined {
  const code = typed
    .slice(0, 100)
    .toUpperCase()
    .replace(/[\s\p{Pd}]+/gu, '');
  const isCode =
    code.length === groups * groupLength && [...code].every((one) => readableAlphabet.includes(one));
  return isCode ? grouped(code) : undefined;
}

const grouped = (code: string): string =>
  Array.from({ length: groups }, (_, at) => code.slice(at * groupLength, (at + 1) * groupLength)).join('-');

/** A typed or pasted SHA-256: any case, with spaces, as our papers print it. Undefined if it is none. */
export function readSha256(typed: string): string | undefined {
  const hash = typed.slice(0, 300).toLowerCase().replace(/\s+/g, '');
  return /^[0-9a-f]{64}$/.test(hash) ? hash : undefined;
}

/** In groups of eight: sixty-four characters in a row cannot be compared by eye. */
export const sha256InGroups = (hash: string): string => hash.match(/.{1,8}/g)?.join(' ') ?? '';
