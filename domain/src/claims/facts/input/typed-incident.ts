import { isIsoDate } from '../../../shared/iso-date.ts';
import type { FactsInput } from './facts-input.ts';
import { isOneDay } from './form-and-facts.ts';
import { typedWhen } from './typed-when.ts';

/** The incident date as the letter prints it: its day, or its month where no day is known. Undefined while it is neither. */
export function typedIncidentWords(facts: Pick<FactsInput, 'timeline'>): string | undefined {
  const on = facts.timeline.find((date) => date.main)?.on.trim() ?? '';
  // A month in the form's own field is a date not typed to its end.
  return isOneDay(facts) && !isIsoDate(on) ? undefined : typedWhen(on);
}
