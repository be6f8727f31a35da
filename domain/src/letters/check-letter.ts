import type { LetterContext } from './letter-facts.ts';
import { type LetterProblem, letterRules } from './letter-problem.ts';
import type { PlaceholderValues } from './placeholders.ts';
import { type RuleCheck, readLetter } from './reading/read-letter.ts';
import { checkAmount } from './rules/amount.ts';
import { checkContactDetails } from './rules/contact-details.ts';
import { checkCourtProceedings } from './rules/court-proceedings.ts';
import { checkDates } from './rules/dates.ts';
import { checkDeadline } from './rules/deadline.ts';
import { checkFailureToRespond } from './rules/failure-to-respond.ts';
import { checkHowToRespond } from './rules/how-to-respond.ts';
import { checkIncidentDate } from './rules/incident-date.ts';
import { checkLegalFraming } from './rules/legal-framing.ts';
import { checkMarkup } from './rules/markup.ts';
import { checkParties } from './rules/parties.ts';
import { checkPlaceholders } from './rules/placeholders.ts';
import { checkPreActionConduct } from './rules/pre-action-conduct.ts';
import { checkSender } from './rules/sender.ts';
import { checkSums } from './rules/sums.ts';
import { checkThreats } from './rules/threats.ts';

export type { LetterProblem, LetterRule } from './letter-problem.ts';

/** A draft may still hold the known placeholders; a final letter holds none, and the values in their place. */
export type LetterCheckStage = 'draft' | 'final';

const rules: readonly RuleCheck[] = [
  checkAmount,
  checkIncidentDate,
  checkParties,
  checkDeadline,
  checkLegalFraming,
  checkFailureToRespond,
  checkCourtProceedings,
  checkPreActionConduct,
  checkHowToRespond,
  checkSums,
  checkDates,
  checkContactDetails,
  checkPlaceholders,
  checkSender,
  checkThreats,
  checkMarkup,
];

/** Everything in the letter that does not fit the claim, in the order of its lines; what is nowhere comes first. */
export function checkLetter(
  letter: string,
  context: LetterContext,
  stage: LetterCheckStage,
  resolved?: PlaceholderValues,
): readonly LetterProblem[] {
  const reading = readLetter(letter, context, stage, resolved);
  const problems = rules.flatMap((check) => check(reading));
  return distinct(problems).sort(byLineThenRule);
}

function distinct(problems: readonly LetterProblem[]): LetterProblem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}

function byLineThenRule(one: LetterProblem, other: LetterProblem): number {
  const lines = (one.line ?? 0) - (other.line ?? 0);
  return lines || letterRules.indexOf(one.rule) - letterRules.indexOf(other.rule);
}
