import type { LetterContext } from './letter-facts.ts';
import type { LetterProblem } from './letter-problem.ts';
import type { PlaceholderValues } from './placeholders.ts';

export type { LetterProblem, LetterRule } from './letter-problem.ts';

/** A draft may still hold the known placeholders; a final letter holds none, and the values in their place. */
export type LetterCheckStage = 'draft' | 'final';

/** Everything in the letter that does not fit the claim, in the order of its lines; what is nowhere comes first. */
export function checkLetter(
  _letter: string,
  _context: LetterContext,
  _stage: LetterCheckStage,
  _resolved?: PlaceholderValues,
): readonly LetterProblem[] {
  return [];
}
