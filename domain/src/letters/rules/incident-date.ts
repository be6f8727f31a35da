import { mainRow } from '../../claims/facts/incident-date.ts';
import { formatLongDate, formatMonth } from '../../shared/dates.ts';
import { names } from '../../shared/reading/dates.ts';
import {
  isInAccount,
  type LetterReading,
  missing,
  problemAt,
  type RuleCheck,
} from '../reading/read-letter.ts';
import { isMonthIn, isWholeDateIn } from '../reading/whole-date.ts';

/** The incident date of the claim is in the letter, in full or, where no day is known, as its month, and no other is named as that day. */
export const checkIncidentDate: RuleCheck = (reading) => {
  const { facts } = reading.context;
  const isMonth = facts.story !== undefined && !mainRow(facts.story).exact;
  const date = isMonth ? formatMonth(facts.incidentDate) : formatLongDate(facts.incidentDate);
  const isNamed = isMonth
    ? isMonthIn(reading, facts.incidentDate)
    : isWholeDateIn(reading, facts.incidentDate);
  const message = `The letter must state the date of the incident, ${date}.`;
  return [
    ...(isNamed ? [] : [missing('incident-date', message)]),
    ...otherIncidents(reading).map((find) =>
      problemAt(reading, 'incident-date', find, `The date of the incident on your claim is ${date}.`),
    ),
  ];
};

const namedAsIncident =
  /(?:\bdate\s+of\s+the\s+(?:events?|incident)|\bincident\s+date|\b(?:incident|events?)(?:\s+(?:of|on|happened\s+on|occurred\s+on|took\s+place\s+on))|\bgoes\s+back\s+to)(?:\s*:)?\s*(?:the\s+)?$/i;

function otherIncidents(reading: LetterReading) {
  const { masked, dates, context } = reading;
  return dates.filter(
    (date) =>
      !names(date, context.facts.incidentDate) &&
      !isInAccount(reading, date.index) &&
      namedAsIncident.test(masked.slice(Math.max(0, date.index - 60), date.index)),
  );
}
