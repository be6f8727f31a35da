import { isIsoDate } from '../../../shared/iso-date.ts';
import type { FactsInput } from './facts-input.ts';
import { isOneDay } from './form-and-facts.ts';
import { typedWhen } from './typed-when.ts';

/** The incident date as the letter prints it: its day, or its month where no day is known. Undefined while it is neither. */
export function typedIncidentWords(facts: Pick<FactsInput, 'timeline'>): string | undefined {
  const on = facts.timeline.find((date) => date.main)?.on.trim() ?? '';
  // The form's single date field takes a whole date: a month in it is one half typed.
  return isOneDay(facts) && !isIsoDate(on) ? undefined : typedWhen(on);
}
