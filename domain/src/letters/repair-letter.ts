import { checkLetter, type LetterProblem } from './check-letter.ts';
import { draftLetter } from './draft-letter.ts';
import type { LetterContext } from './letter-facts.ts';
import { addSections, sectionsFor } from './repair/add-missing.ts';
import { repairedNotice, replacedNotice } from './repair/notices.ts';
import { hasStrayEnding } from './repair/stray-ending.ts';
import { stripMarkup } from './repair/strip-markup.ts';
import { isWorthMending } from './repair/worth-mending.ts';

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
  if (problems.length === 0 && !hasStrayEnding(letter, context))
    return { outcome: 'fine', letter, problems, notice: null };
  const mended = mend(letter, context);
  if (mended !== undefined) return { outcome: 'repaired', problems, ...mended };
  return { outcome: 'replaced', letter: draftLetter(context), problems, notice: replacedNotice(problems) };
}

/** Takes marks out and puts sections in. Undefined when that does not make a letter that passes. */
function mend(letter: string, context: LetterContext): Pick<LetterRepair, 'letter' | 'notice'> | undefined {
  const unmarked = stripMarkup(letter);
  const lacking = checkLetter(unmarked, context, 'draft');
  if (!isWorthMending(unmarked, lacking)) return undefined;
  const keys = sectionsFor(unmarked, lacking);
  if (keys === undefined) return undefined;
  const ending = hasStrayEnding(unmarked, context) && !keys.includes('closing') ? ['closing' as const] : [];
  const mended = addSections(unmarked, context, [...keys, ...ending]);
  if (checkLetter(mended, context, 'draft').length > 0) return undefined;
  return { letter: mended, notice: repairedNotice(lacking, ending.length > 0) };
}
