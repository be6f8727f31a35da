import type { IsoDate } from '../../shared/iso-date.ts';
import type { Nation } from '../../shared/nation.ts';
import type { Law } from '../law.ts';
import { lookUp } from '../rows.ts';
import { holidaysByFormula } from './holiday-formula.ts';

export function isBankHoliday(day: IsoDate, nation: Nation, law: Law): boolean {
  const listed = lookUp(law.bankHolidays.rows, { nation, on: day });
  return listed.known
    ? listed.value.includes(day)
    : holidaysByFormula(Number(day.slice(0, 4)), nation).has(day);
}

/** Whether the holidays around this day are published; otherwise they are worked out, and one-offs are missing. */
export function areHolidaysPublished(day: IsoDate, nation: Nation, law: Law): boolean {
  return lookUp(law.bankHolidays.rows, { nation, on: day }).known;
}
