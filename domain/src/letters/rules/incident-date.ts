import { type FoundDate, names } from '../../shared/reading/dates.ts';
import { incidentWords, isIncidentDayKnown } from '../incident-words.ts';
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
  const date = incidentWords(facts);
  const isNamed = isIncidentDayKnown(facts)
    ? isWholeDateIn(reading, facts.incidentDate)
    : isMonthIn(reading, facts.incidentDate);
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
  const isClaimed = (date: FoundDate) =>
    names(date, context.facts.incidentDate) && (date.day === null || isIncidentDayKnown(context.facts));
  return dates.filter(
    (date) =>
      !isClaimed(date) &&
      !isInAccount(reading, date.index) &&
      namedAsIncident.test(masked.slice(Math.max(0, date.index - 60), date.index)),
  );
}
