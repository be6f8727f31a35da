/**
 * Characters of a letter as it is edited: the longest facts (`claims/facts/facts-limits`), the longest account, and the
 * prose around them.
 */
export const longestLetter = 80_000;
