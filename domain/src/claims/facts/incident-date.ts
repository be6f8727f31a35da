import type { IsoDate } from '../../shared/iso-date.ts';
import type { FactsContent, TimelineRow } from './case-facts.ts';

type Timeline = Pick<FactsContent, 'timeline'>;

/** The row that the claim's incident date comes from. Checked facts have exactly one. */
export function mainRow({ timeline }: Timeline): TimelineRow {
  const main = timeline.find((row) => row.main);
  if (!main) throw new RangeError('Facts without a main date');
  return main;
}

/** The claim's incident date: the first of the month where only the month is known, which is early for every time limit. */
export const incidentDateOf = (facts: Timeline): IsoDate => mainRow(facts).on;
