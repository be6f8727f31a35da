import type { LetterContext } from './letter-facts.ts';
import { type LetterProblem, letterRules } from './letter-problem.ts';
import type { PlaceholderValues } from './placeholders.ts';
import { type RuleCheck, readLetter } from './reading/read-letter.ts';
import { checkAccount } from './rules/account.ts';
import { checkAmount } from './rules/amount.ts';
import { checkCapitals } from './rules/capitals.ts';
import { checkCourtProceedings } from './rules/court-proceedings.ts';
import { checkDeadline } from './rules/deadline.ts';
import { checkDifferingRows } from './rules/differing-rows.ts';
import { checkFactSections } from './rules/fact-sections.ts';
import { checkFailureToRespond } from './rules/failure-to-respond.ts';
import { checkFalseStatements } from './rules/false-statements.ts';
import { checkHeadLines } from './rules/head-lines.ts';
import { checkHowToRespond } from './rules/how-to-respond.ts';
import { checkIncidentDate } from './rules/incident-date.ts';
import { checkInsults } from './rules/insults.ts';
import { checkLegalFraming } from './rules/legal-framing.ts';
import { checkMarkup } from './rules/markup.ts';
import { checkOtherParties } from './rules/other-parties.ts';
import { checkParties } from './rules/parties.ts';
import { checkPlaceholders } from './rules/placeholders.ts';
import { checkPreActionConduct } from './rules/pre-action-conduct.ts';
import { checkPrivateData } from './rules/private-data.ts';
import { checkSender } from './rules/sender.ts';
import { checkThreats } from './rules/threats.ts';

export type { LetterProblem, LetterRule } from './letter-problem.ts';

/** A draft may still hold the known placeholders; a final letter holds none, and the values in their place. */
type LetterCheckStage = 'draft' | 'final';

const rules: readonly RuleCheck[] = [
  checkAmount,
  checkIncidentDate,
  checkParties,
  checkOtherParties,
  checkHeadLines,
  checkDeadline,
  checkLegalFraming,
  checkFailureToRespond,
  checkCourtProceedings,
  checkFalseStatements,
  checkPreActionConduct,
  checkHowToRespond,
  checkAccount,
  checkFactSections,
  checkDifferingRows,
  checkPlaceholders,
  checkSender,
  checkThreats,
  checkMarkup,
  checkPrivateData,
  checkInsults,
  checkCapitals,
];

/**
 * Errors that must be corrected before the letter is sent, and warnings, in the order of their lines; problems without a
 * line come first. Demands must match the claim; the account is free text of the claimant.
 */
export function checkLetter(
  letter: string,
  context: LetterContext,
  stage: LetterCheckStage,
  resolved?: PlaceholderValues,
): readonly LetterProblem[] {
  const reading = readLetter(letter, context, stage, resolved);
  return sortProblems(rules.flatMap((check) => check(reading)));
}

export const sortProblems = (problems: readonly LetterProblem[]): readonly LetterProblem[] =>
  distinct(problems).sort(byLineThenRule);

function distinct(problems: readonly LetterProblem[]): LetterProblem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}

function byLineThenRule(one: LetterProblem, other: LetterProblem): number {
  const lines = (one.line ?? 0) - (other.line ?? 0);
  return lines || letterRules.indexOf(one.rule) - letterRules.indexOf(other.rule);
}
