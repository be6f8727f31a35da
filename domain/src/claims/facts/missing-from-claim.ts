import { londonDateOf } from '../../shared/dates.ts';
import { type ClaimFormInput, type MissingAnswer, missingAnswers } from '../claim-form.ts';
import { type IssueType, issueTypes } from '../issue-types.ts';
import { finishedFacts } from './finished-facts.ts';
import { isOneSum } from './input/amount-field.ts';
import type { FactsInput } from './input/facts-input.ts';
import { isOneDay } from './input/form-and-facts.ts';

/** `field` is a field of the form or a path into the facts, such as 'rows.1.what'. */
export type MissingFromClaim = Pick<MissingAnswer, 'step' | 'message'> & { readonly field: string };

/**
 * The answers that a letter still needs, in the order of the wizard. Each field is listed once, under the name by which
 * the wizard shows it: a single sum or date has the form's own field, several have a row each.
 */
export function missingFromClaim(
  form: ClaimFormInput,
  facts: FactsInput,
  now: Date,
): readonly MissingFromClaim[] {
  const refused = refusedFacts(form, facts, now);
  const own = missingAnswers(form, now).flatMap((one) => ownAnswer(one, facts, refused));
  const all = [...own, ...refused];
  const found = ([1, 2, 3] as const).flatMap((step) => all.filter((one) => one.step === step));
  return found.filter(({ field }, at) => found.findIndex((one) => one.field === field) === at);
}

function refusedFacts(form: ClaimFormInput, facts: FactsInput, now: Date): readonly MissingFromClaim[] {
  // Facts are checked even before an issue type is chosen: the type only decides the kind of a single row.
  const issueType = issueTypes.find((type) => type === form.issueType) ?? defaultType;
  const finished = finishedFacts(facts, { issueType }, londonDateOf(now));
  if (finished.ok) return [];
  return finished.refusals.map(({ field, message }) => ({
    step: stepOf(field),
    field: shownAt(field, facts),
    message,
  }));
}

const defaultType: IssueType = 'Debt Recovery';

/** The address for letters and the business that claims are asked for beside the claimant's own answers. */
const stepOf = (field: string): 1 | 2 => (/^(?:lettersTo|business$)/.test(field) ? 2 : 1);

function shownAt(field: string, facts: FactsInput): string {
  if (isOneSum(facts) && (field === 'rows' || field === 'rows.0.amount')) return 'amount';
  if (isOneDay(facts) && /^timeline(?:\.0\.on)?$/.test(field)) return 'incidentDate';
  return field;
}

/**
 * With several rows or dates: drops the message about the total or the main date if the list has messages of its own,
 * and reports a main date at its row.
 */
function ownAnswer(
  answer: MissingAnswer,
  facts: FactsInput,
  refused: readonly MissingFromClaim[],
): readonly MissingFromClaim[] {
  const isRefused = (list: RegExp) => refused.some(({ field }) => list.test(field));
  if (answer.field === 'amount' && !isOneSum(facts)) return isRefused(/^(?:rows|credits)/) ? [] : [answer];
  if (answer.field !== 'incidentDate' || isOneDay(facts)) return [answer];
  if (isRefused(/^timeline/)) return [];
  const main = facts.timeline.findIndex((date) => date.main);
  return [{ ...answer, field: main === -1 ? 'timeline' : `timeline.${main}.on` }];
}
