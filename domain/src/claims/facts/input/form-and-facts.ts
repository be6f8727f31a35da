import { decimalFromPence } from '../../../shared/money.ts';
import type { ClaimFormInput } from '../../claim-form.ts';
import { type PartyKind, partyKinds } from '../case-facts.ts';
import { defendantTypeOf } from '../party-kind.ts';
import { amountField, withAmountTyped } from './amount-field.ts';
import type { FactsInput } from './facts-input.ts';
import { firstOfTypedMonth } from './typed-month.ts';

/** What the form and the facts both hold. */
type Shared = Pick<ClaimFormInput, 'amount' | 'incidentDate' | 'defendantType'>;

/** The form with its sum, day and type of defendant as the facts have them, finished or not. */
export function formWithFacts<Form extends Shared>(form: Form, facts: FactsInput): Form {
  return {
    ...form,
    amount: typedAmount(facts),
    incidentDate: typedIncidentDate(facts),
    defendantType: isPartyKind(facts.defendant) ? defendantTypeOf[facts.defendant] : form.defendantType,
  };
}

/**
 * The facts, updated by a client that sends the form alone: the amount of a single row, the day of the main date, and
 * the type of defendant.
 */
export function factsWithForm(facts: FactsInput, form: Shared): FactsInput {
  const isSameType = isPartyKind(facts.defendant) && defendantTypeOf[facts.defendant] === form.defendantType;
  const isSameDay = typedIncidentDate(facts) === form.incidentDate;
  return {
    ...withAmountTyped(facts, form.amount),
    defendant: isSameType ? facts.defendant : form.defendantType,
    timeline: isSameDay
      ? facts.timeline
      : facts.timeline.map((date) => (date.main ? { ...date, on: form.incidentDate } : date)),
  };
}

function typedAmount(facts: FactsInput): string {
  const field = amountField(facts);
  if (field.isEditable) return field.typed;
  return field.total === undefined ? '' : decimalFromPence(field.total);
}

/** A single date without a description is shown as the form's incident date. */
export const isOneDay = ({ timeline }: Pick<FactsInput, 'timeline'>): boolean =>
  timeline.length === 1 && timeline[0]?.what.trim() === '';

/**
 * A date of which only the month is known counts as the first of that month, except in the form's single date field: it
 * takes a whole date, so a month in it is one half typed.
 */
function typedIncidentDate({ timeline }: FactsInput): string {
  const main = timeline.find((date) => date.main);
  if (!main) return '';
  return (isOneDay({ timeline }) ? undefined : firstOfTypedMonth(main.on)) ?? main.on;
}

const isPartyKind = (kind: string): kind is PartyKind => (partyKinds as readonly string[]).includes(kind);
