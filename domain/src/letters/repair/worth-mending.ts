import type { LetterProblem } from '../letter-problem.ts';
import { splitLines } from '../reading/plain-text.ts';
import { isSalutation } from './salutation.ts';

/**
 * Whether a draft is this letter at all, with something missing: it speaks to somebody and names both sides. A draft
 * about other people, or of anything but a letter, must not travel under a new head.
 */
export function isWorthMending(letter: string, problems: readonly LetterProblem[]): boolean {
  const isLetter = splitLines(letter).some(isSalutation);
  return isLetter && !problems.some(({ rule }) => rule === 'parties');
}
