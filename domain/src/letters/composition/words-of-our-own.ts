import type { ChronologyEntry } from '../../claims/facts/chronology.ts';
import { simpleWords } from '../../claims/facts/facts-of-simple-claim.ts';
import type { SumTable } from '../../claims/facts/sum-table.ts';

/** False for a table with a single sum and no description of it: the amount alone says as much. */
export function saysHowTheSumIsMadeUp({ rows, credits }: Pick<SumTable, 'rows' | 'credits'>): boolean {
  const [row, ...more] = rows;
  return (
    more.length > 0 ||
    credits.length > 0 ||
    row === undefined ||
    row.what !== simpleWords.sum ||
    row.how !== '' ||
    row.due !== null ||
    row.evidence.length > 0
  );
}

/** False for a single date without a description: the head of the letter says as much. */
export function saysWhatHappened(dates: readonly ChronologyEntry[]): boolean {
  const [date, ...more] = dates;
  return more.length > 0 || date === undefined || date.what !== simpleWords.day || date.evidence.length > 0;
}
