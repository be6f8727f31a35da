import { formatLongDate, formatMonth } from '../../shared/dates.ts';
import type { IsoDate } from '../../shared/iso-date.ts';
import type { FactsContent, TimelineRow } from './case-facts.ts';
import { evidenceNumbers } from './evidence-list.ts';

export type ChronologyEntry = {
  readonly on: IsoDate;
  /** 14 September 2026, or September 2026 where only the month is known. */
  readonly when: string;
  readonly what: string;
  readonly isMain: boolean;
  readonly evidence: readonly number[];
};

/** What happened, in the order of its days. A month stands before its days; what shares a day stays in the order given. */
export function chronology(facts: Pick<FactsContent, 'timeline' | 'evidence'>): readonly ChronologyEntry[] {
  return facts.timeline.toSorted(byDay).map((row) => ({
    on: row.on,
    when: whenWords(row),
    what: row.what,
    isMain: row.main,
    evidence: evidenceNumbers(facts, row.proof),
  }));
}

/** The day as a page writes days, or its month where no day is known: no page may show the first of the month instead. */
export const whenWords = (
  { on, exact }: Pick<TimelineRow, 'on' | 'exact'>,
  formatDay: (day: IsoDate) => string = formatLongDate,
): string => (exact ? formatDay(on) : formatMonth(on));

function byDay(one: TimelineRow, other: TimelineRow): number {
  if (one.on !== other.on) return one.on < other.on ? -1 : 1;
  return Number(one.exact) - Number(other.exact);
}
