import { z } from 'zod';
import { toIsoDate } from '../../shared/iso-date.ts';
import type { Nation } from '../../shared/nation.ts';
import type { LawRow, LawTable } from '../rows.ts';

/** The days of one year, by nation, as month and day. Substitute days stand where they fall. */
type YearOfHolidays = Readonly<Record<Nation, string>>;

const published: Readonly<Record<number, YearOfHolidays>> = {
  2025: {
    'England & Wales': '01-01 04-18 04-21 05-05 05-26 08-25 12-25 12-26',
    Scotland: '01-01 01-02 04-18 05-05 05-26 08-04 12-01 12-25 12-26',
    'Northern Ireland': '01-01 03-17 04-18 04-21 05-05 05-26 07-14 08-25 12-25 12-26',
  },
  2026: {
    'England & Wales': '01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-28',
    // 15 June is a one-off, for the World Cup.
    Scotland: '01-01 01-02 04-03 05-04 05-25 06-15 08-03 11-30 12-25 12-28',
    'Northern Ireland': '01-01 03-17 04-03 04-06 05-04 05-25 07-13 08-31 12-25 12-28',
  },
  2027: {
    'England & Wales': '01-01 03-26 03-29 05-03 05-31 08-30 12-27 12-28',
    Scotland: '01-01 01-04 03-26 05-03 05-31 08-02 11-30 12-27 12-28',
    'Northern Ireland': '01-01 03-17 03-26 03-29 05-03 05-31 07-12 08-30 12-27 12-28',
  },
  2028: {
    'England & Wales': '01-03 04-14 04-17 05-01 05-29 08-28 12-25 12-26',
    Scotland: '01-03 01-04 04-14 05-01 05-29 08-07 11-30 12-25 12-26',
    'Northern Ireland': '01-03 03-17 04-14 04-17 05-01 05-29 07-12 08-28 12-25 12-26',
  },
};

const source = 'GOV.UK bank holidays (alphagov/frontend, lib/data/bank-holidays.json, 25 February 2026)';

export const bankHolidays: LawTable<readonly string[]> = {
  title: 'Bank holidays of a year',
  schema: z.array(z.iso.date()).readonly(),
  rows: Object.entries(published).flatMap(([year, byNation]) =>
    Object.entries(byNation).map(
      ([nation, days]): LawRow<readonly string[]> => ({
        nation: nation as Nation,
        value: days.split(' ').map((day) => `${year}-${day}`),
        validFrom: toIsoDate(`${year}-01-01`),
        validTo: toIsoDate(`${year}-12-31`),
        source,
        confidence: 'V',
        verifiedOn: toIsoDate('2026-11-18'),
      }),
    ),
  ),
};
