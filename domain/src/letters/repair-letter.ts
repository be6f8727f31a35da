import { checkLetter, type LetterProblem, sortProblems } from './check-letter.ts';
import { draftLetter } from './draft-letter.ts';
import type { LetterContext } from './letter-facts.ts';
import { isBlocking } from './letter-problem.ts';
import { addSections, sectionsFor } from './repair/add-missing.ts';
import { lackingFeeSentence } from './repair/fee-sentence.ts';
import { checkInvented } from './repair/invented.ts';
import { repairedNotice, replacedNotice } from './repair/notices.ts';
import { putFacts } from './repair/put-facts.ts';
import { hasStrayEnding } from './repair/stray-ending.ts';
import { stripMarkup } from './repair/strip-markup.ts';
import { isWorthMending } from './repair/worth-mending.ts';

type LetterRepair = {
  readonly outcome: 'fine' | 'repaired' | 'replaced';
  readonly letter: string;
  /** Problems of the letter before the repair. */
  readonly problems: readonly LetterProblem[];
  /** A notice to the user; null if nothing was changed. */
  readonly notice: string | null;
};

/**
 * Makes a model's draft fit the claim: the claimant's own words stand as the account, what is missing is added, and a
 * draft that contradicts the claim or invents something is written anew.
 */
export function repairLetter(draft: string, context: LetterContext): LetterRepair {
  const found = checkLetter(draft, context, 'draft');
  const marks = found.filter(({ rule }) => rule === 'markup');
  const unmarked = marks.length > 0 ? stripMarkup(draft) : draft;
  const letter = putFacts(addSections(unmarked, context, ['account']), context);
  const ours = quotedProblems(context);
  const wrong = problemsOf(letter, context, ours);
  const problems = [...marks, ...wrong];
  if (problems.length === 0 && !hasStrayEnding(letter, context))
    return { outcome: 'fine', letter, problems, notice: null };
  const mended = isWorthMending(unmarked, found) ? mend(letter, context, wrong, ours) : undefined;
  if (mended !== undefined) return { outcome: 'repaired', problems, ...mended };
  return {
    outcome: 'replaced',
    letter: draftLetter(context),
    problems,
    notice: replacedNotice(problems.length > 0 ? problems : found),
  };
}

/** Problems that our own letter of these facts has too, because it quotes the claimant. */
function quotedProblems(context: LetterContext): ReadonlySet<string | null> {
  return new Set(checkLetter(draftLetter(context), context, 'draft').map(({ excerpt }) => excerpt));
}

/** What the claimant wrote is theirs, so a threat in it is for them to take out, not a reason to refuse the draft. */
function problemsOf(
  letter: string,
  context: LetterContext,
  ours: ReadonlySet<string | null>,
): readonly LetterProblem[] {
  return sortProblems([
    ...checkLetter(letter, context, 'draft').filter(isBlocking),
    ...checkInvented(letter, context),
    ...lackingFeeSentence(letter),
  ]).filter(({ kind, excerpt }) => kind === 'missing' || !ours.has(excerpt));
}

/** Inserts sections. Undefined if the result does not pass the check. */
function mend(
  letter: string,
  context: LetterContext,
  lacking: readonly LetterProblem[],
  ours: ReadonlySet<string | null>,
): Pick<LetterRepair, 'letter' | 'notice'> | undefined {
  const keys = sectionsFor(letter, lacking);
  if (keys === undefined) return undefined;
  const ending = hasStrayEnding(letter, context) && !keys.includes('closing') ? ['closing' as const] : [];
  const mended = addSections(letter, context, [...keys, ...ending]);
  if (problemsOf(mended, context, ours).length > 0) return undefined;
  return { letter: mended, notice: repairedNotice(lacking, ending.length > 0) };
}
