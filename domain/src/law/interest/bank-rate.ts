import { addDays, type IsoDate, toIsoDate } from '../../shared/iso-date.ts';
import { percentValue } from '../row-values.ts';
import type { LawRow, LawTable } from '../rows.ts';

const day = toIsoDate;

/** Only reference days matter: 30 June and 31 December. */
export const bankRate: LawTable<number> = {
  title: 'Bank Rate of the Bank of England, percent',
  schema: percentValue,
  rows: [
    ...bankRates([
      ['2018-08-02', 0.75],
      ['2020-03-11', 0.25],
      ['2020-03-19', 0.1],
      ['2021-12-16', 0.25],
      ['2022-02-03', 0.5],
      ['2022-03-17', 0.75],
      ['2022-05-05', 1],
      ['2022-06-16', 1.25],
      ['2022-08-04', 1.75],
      ['2022-09-22', 2.25],
      ['2022-11-03', 3],
      ['2022-12-15', 3.5],
      ['2023-02-02', 4],
      ['2023-03-23', 4.25],
      ['2023-05-11', 4.5],
      ['2023-06-22', 5],
      ['2023-08-03', 5.25],
      ['2024-08-01', 5],
      ['2024-11-07', 4.75],
      ['2025-02-06', 4.5],
      ['2025-05-08', 4.25],
      ['2025-08-07', 4],
      ['2025-12-18', 3.75],
    ]),
    {
      nation: 'UK',
      value: 3.75,
      validFrom: day('2026-10-11'),
      validTo: day('2026-12-31'),
      source:
        'Last rate seen; the decisions of November and December 2026 were not. Replace by the rate of 31 December',
      confidence: 'K',
      verifiedOn: day('2026-10-10'),
    },
  ],
};

/** Each rate holds until the day before the next; the last one until the day it was last looked up. */
function bankRates(changes: readonly (readonly [from: string, percent: number])[]): LawRow<number>[] {
  const lastSeen = day('2026-10-10');
  return changes.map(([from, value], at) => ({
    nation: 'UK',
    value,
    validFrom: day(from),
    validTo: dayBefore(changes[at + 1]?.[0]) ?? lastSeen,
    source: 'Bank of England, official Bank Rate history (IUDBEDR)',
    confidence: 'V',
    verifiedOn: lastSeen,
  }));
}

function dayBefore(date: string | undefined): IsoDate | undefined {
  return date === undefined ? undefined : addDays(day(date), -1);
}
