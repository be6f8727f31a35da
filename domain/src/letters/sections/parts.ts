import type { Basis } from '../../claims/facts/case-facts.ts';
import { formatLongDate } from '../../shared/dates.ts';
import { formatGbp } from '../../shared/money.ts';
import { argueFor } from '../arguments/argue.ts';
import { type Argument, atStart } from '../arguments/argument.ts';
import { type ComposedLetter, composeLetter } from '../composition/compose-letter.ts';
import { printedFacts } from '../composition/printed-facts.ts';
import { type LegalFraming, legalFraming } from '../framing.ts';
import type { LetterContext, LetterFacts } from '../letter-facts.ts';
import { type Party, partiesOf } from '../parties.ts';
import { type ResponseDeadline, responseDeadline } from '../response-deadline.ts';

/** The values that the sections print, computed once. */
export type LetterParts = {
  readonly context: LetterContext;
  readonly facts: LetterFacts;
  readonly claimant: Party;
  readonly defendant: Party;
  readonly framing: LegalFraming;
  /** 'the claimant', 'the applicant'; and at the start of a sentence. */
  readonly role: string;
  readonly Role: string;
  readonly amount: string;
  readonly incidentDate: string;
  readonly deadline: ResponseDeadline;
  readonly argument: Argument;
  /** What was told in rows; null where the prose tells it. */
  readonly story: ComposedLetter | null;
};

export function letterParts(context: LetterContext): LetterParts {
  const { facts, today, law } = context;
  const framing = legalFraming(facts.jurisdiction, facts.issueType);
  const { claimant, defendant } = partiesOf(facts);
  const role = `the ${framing.claimant}`;
  const amount = formatGbp(facts.amount);
  const story = facts.story ? composeLetter(context, printedFacts(facts.story), law) : null;
  const incidentDate = story?.eventsOf ?? formatLongDate(facts.incidentDate);
  const argue = argueFor[facts.issueType];
  return {
    context,
    facts,
    claimant,
    defendant,
    framing,
    role,
    Role: atStart(role),
    amount,
    incidentDate,
    deadline: responseDeadline(facts, today),
    argument: argue({
      claimant: claimant.name,
      role,
      amount,
      date: incidentDate,
      preposition: isWholeDay(incidentDate) ? 'on' : 'in',
      dueBetween: dueBetween(story),
      isToldInRows: story !== null,
      jurisdiction: facts.jurisdiction,
      complaint: facts.complaint,
      relies: reliesOn(facts.story?.basis.kind),
    }),
    story,
  };
}

function dueBetween(story: ComposedLetter | null) {
  const days = story?.sums.rows.flatMap(({ due }) => due ?? []).toSorted() ?? [];
  const [first] = days;
  const last = days.at(-1);
  return first && last && first !== last
    ? { first: formatLongDate(first), last: formatLongDate(last) }
    : undefined;
}

function reliesOn(kind: Basis['kind'] = 'not-told') {
  if (kind === 'not-told') return undefined;
  return kind === 'no-agreement' ? 'on-no-agreement' : 'on-agreement';
}

/** Of some claims only the month is known. */
const isWholeDay = (date: string): boolean => /^\d/.test(date);
