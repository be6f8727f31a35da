import { addDays, type IsoDate } from '../../shared/iso-date.ts';
import type { Nation } from '../../shared/nation.ts';
import type { Law } from '../law.ts';
import { isWeekend } from './holiday-formula.ts';
import { isBankHoliday } from './is-bank-holiday.ts';

/** No Saturday, Sunday or bank holiday of the nation (in England and Wales the "business day" of CPR 6.2). */
export function isWorkingDay(day: IsoDate, nation: Nation, law: Law): boolean {
  return !isWeekend(day) && !isBankHoliday(day, nation, law);
}

/** The day so many working days later; the first day is not counted. */
export function addWorkingDays(from: IsoDate, days: number, nation: Nation, law: Law): IsoDate {
  if (!Number.isInteger(days) || days < 0) throw new RangeError(`Not a number of days to wait: ${days}`);
  let day = from;
  for (let left = days; left > 0; ) {
    day = addDays(day, 1);
    if (isWorkingDay(day, nation, law)) left -= 1;
  }
  return day;
}

export function firstWorkingDayFrom(day: IsoDate, nation: Nation, law: Law): IsoDate {
  return isWorkingDay(day, nation, law) ? day : firstWorkingDayFrom(addDays(day, 1), nation, law);
}

export function lastWorkingDayUpTo(day: IsoDate, nation: Nation, law: Law): IsoDate {
  return isWorkingDay(day, nation, law) ? day : lastWorkingDayUpTo(addDays(day, -1), nation, law);
}
