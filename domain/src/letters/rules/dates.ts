import { formatLongDate } from '../../shared/dates.ts';
import { findDates, names } from '../reading/dates.ts';
import { problemAt, type RuleCheck } from '../reading/read-letter.ts';

/** No date but the incident's, the letter's own and the last day to reply. */
export const checkDates: RuleCheck = (reading) => {
  const { context, deadline, masked } = reading;
  const { incidentDate } = context.facts;
  const allowed = [incidentDate, context.today, deadline.date];
  return findDates(masked)
    .filter((date) => !allowed.some((day) => names(date, day)))
    .map((date) =>
      problemAt(
        reading,
        'dates',
        date,
        `"${date.text}" is not a date of this claim. The letter may name the incident on ${formatLongDate(incidentDate)}, today, and the last day to reply, ${deadline.longDate}.`,
      ),
    );
};
