import { checkLetter, type LetterProblem } from './check-letter.ts';
import { draftLetter } from './draft-letter.ts';
import type { LetterContext } from './letter-facts.ts';

export type LetterRepair = {
  readonly outcome: 'fine' | 'repaired' | 'replaced';
  readonly letter: string;
  /** What was wrong with the letter as it came. */
  readonly problems: readonly LetterProblem[];
  /** What the person is told; null when there is nothing to tell. */
  readonly notice: string | null;
};

/** Makes a model's draft fit the claim: adds what it lacks, or writes it anew where it contradicts the claim. */
export function repairLetter(letter: string, context: LetterContext): LetterRepair {
  const problems = checkLetter(letter, context, 'draft');
  if (problems.length === 0) return { outcome: 'fine', letter, problems, notice: null };
  return {
    outcome: 'replaced',
    letter: draftLetter(context),
    problems,
    notice: 'The first draft did not match your claim, so we wrote the letter again from your details.',
  };
}
