import { codePointLength } from '../shared/text.ts';

const charactersPerMinute = 1000;

/** Specification 2, section 9: length divided by 1000, rounded up, in minutes. Nothing takes less than one. */
export const readMinutes = (plainText: string): number =>
  Math.max(1, Math.ceil(codePointLength(plainText) / charactersPerMinute));
