import { compactCode, readableAlphabet, readCheckedCode } from '../shared/readable-code.ts';

/**
 * A claim's reference for people: PC-7K4M-92QX. Seven random characters and a check character. The database generates
 * references with the same alphabet and check (migration 0037).
 */
const length = 8;

/** Parses a typed reference: any case, with or without prefix, dashes and spaces. Undefined if it is none. */
export function readShortReference(typed: string): string | undefined {
  const characters = compactCode(typed);
  // With exactly eight characters, a leading 'PC' is part of the reference and no prefix.
  const code = characters.length === length ? characters : characters.replace(/^PC/, '');
  if (code.length !== length) return undefined;
  const right = readCheckedCode(code);
  return right === undefined ? undefined : written(right);
}

/** The first characters of a reference, for a search while it is being typed: its prefix and at least two more. */
export function beginningOfShortReference(typed: string): string | undefined {
  const [, code = ''] = /^PC(.{2,8})$/.exec(compactCode(typed)) ?? [];
  return code !== '' && [...code].every((one) => readableAlphabet.includes(one)) ? written(code) : undefined;
}

const inText = /(?<![\p{L}\p{N}])PC[\s\p{Pd}:.]*[0-9A-Z]{4}[\s\p{Pd}]*[0-9A-Z]{4}(?![\p{L}\p{N}])/giu;

/** The reference in a subject; undefined if there are two different ones. */
export function shortReferenceInSubject(subject: string): string | undefined {
  const found = (subject.match(inText) ?? []).flatMap((text) => readShortReference(text) ?? []);
  return new Set(found).size === 1 ? found[0] : undefined;
}

const written = (code: string): string => ['PC', code.slice(0, 4), code.slice(4)].filter(Boolean).join('-');
