import { decimalFromPence } from '../../../shared/money.ts';
import type { ClaimFormInput } from '../../claim-form.ts';
import { type PartyKind, partyKinds } from '../case-facts.ts';
import { defendantTypeOf } from '../party-kind.ts';
import { amountField, withAmountTyped } from './amount-field.ts';
import type { FactsInput } from './facts-input.ts';

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
 * The facts with what was typed into the form alone, by a program or a page that shows no rows: the sum of the only row,
 * the day of the main date, the type of defendant.
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

/** An only date without words is the form's own field. */
export const isOneDay = ({ timeline }: Pick<FactsInput, 'timeline'>): boolean =>
  timeline.length === 1 && timeline[0]?.what.trim() === '';

/**
 * The first of the month where only the month is known. In the form's own field a month without a day is a date half
 * typed.
 */
function typedIncidentDate({ timeline }: FactsInput): string {
  const main = timeline.find((date) => date.main);
  if (!main) return '';
  const [, year, month = ''] = isOneDay({ timeline })
    ? []
    : (/^(\d{4})-(\d{1,2})-?$/.exec(main.on.trim()) ?? []);
  return year === undefined ? main.on : `${year}-${month.padStart(2, '0')}-01`;
}

const isPartyKind = (kind: string): kind is PartyKind => (partyKinds as readonly string[]).includes(kind);
