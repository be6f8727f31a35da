import { formatLongDate } from '../../shared/dates.ts';
import { missing, type RuleCheck } from '../reading/read-letter.ts';
import { isWholeDateIn } from '../reading/whole-date.ts';

/** The incident date of the claim form is in the letter, in full. */
export const checkIncidentDate: RuleCheck = (reading) => {
  const { facts } = reading.context;
  if (isWholeDateIn(reading, facts.incidentDate)) return [];
  const date = formatLongDate(facts.incidentDate);
  return [missing('incident-date', `The letter must state the date of the incident, ${date}.`)];
};
