import type { LetterProblem } from '../letter-problem.ts';
import { splitLines } from '../reading/plain-text.ts';
import { isSalutation } from './salutation.ts';

/**
 * Whether a faulty draft is at least this claim's letter: it has a salutation and names both sides. A draft
 * about other people, or one that is no letter, must not be sent under a repaired head.
 */
export function isWorthMending(letter: string, problems: readonly LetterProblem[]): boolean {
  const isLetter = splitLines(letter).some(isSalutation);
  return isLetter && !problems.some(({ rule }) => rule === 'parties');
}
