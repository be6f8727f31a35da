import { whenWords } from '../claims/facts/chronology.ts';
import { mainRow } from '../claims/facts/incident-date.ts';
import type { LetterFacts } from './letter-facts.ts';

type Incident = Pick<LetterFacts, 'story' | 'incidentDate'>;

/** Whether the claimant told the day of the events, rather than its month alone. */
export const isIncidentDayKnown = ({ story }: Pick<Incident, 'story'>): boolean =>
  story === undefined || mainRow(story).exact;

/** The incident date as the letter prints it: the month where no day is known. */
export const incidentWords = (facts: Incident): string =>
  whenWords({ on: facts.incidentDate, exact: isIncidentDayKnown(facts) });
