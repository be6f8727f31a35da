import { createHash, randomBytes } from 'node:crypto';

export const newSalt = (): string => randomBytes(16).toString('hex');

/**
 * Covers what of a row names people, so that the row still verifies once they are erased. Each part is hashed by itself, so
 * that no part can move into the next. Migrations compute the same in SQL.
 */
export const personalDigest = (salt: string, parts: readonly (string | null)[]): string =>
  sha256([salt, ...parts.map((part) => (part === null ? '' : sha256(part)))].join('\n'));

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
