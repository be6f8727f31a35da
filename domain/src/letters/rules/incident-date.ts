import { formatLongDate } from '../../shared/dates.ts';
import { findDates, names } from '../reading/dates.ts';
import { missing, type RuleCheck } from '../reading/read-letter.ts';

/** The incident date of the claim form is in the letter, in full. */
export const checkIncidentDate: RuleCheck = ({ plain, context: { facts } }) => {
  const stated = findDates(plain).some(
    (date) => date.day !== null && date.year !== null && names(date, facts.incidentDate),
  );
  if (stated) return [];
  const date = formatLongDate(facts.incidentDate);
  return [missing('incident-date', `The letter must state the date of the incident, ${date}.`)];
};
