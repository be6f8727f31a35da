import { addDays, daysInMonthOf, type IsoDate, toIsoDate } from '../../shared/iso-date.ts';
import type { Nation } from '../../shared/nation.ts';
import type { Law } from '../law.ts';
import { type LawAnswer, lookUp } from '../rows.ts';

/** The last day of a breathing space or moratorium that begins on a day; unknown where a nation has none. */
export function moratoriumEnd(firstDay: IsoDate, nation: Nation, law: Law): LawAnswer<IsoDate> {
  const found = lookUp(law.moratoriumLengths.rows, { nation, on: firstDay });
  if (!found.known) return found;
  const length = found.value;
  const value = 'days' in length ? addDays(firstDay, length.days - 1) : lastOfMonths(firstDay, length.months);
  return { ...found, known: true, value, row: { ...found.row, value } };
}

/** A period of months beginning with a day: to the eve of that day's number, or to the end of a month without it. */
function lastOfMonths(firstDay: IsoDate, months: number): IsoDate {
  const [year = 0, month = 0, day = 0] = firstDay.split('-').map(Number);
  const ahead = year * 12 + (month - 1) + months;
  const first = toIsoDate(
    `${String(Math.floor(ahead / 12)).padStart(4, '0')}-${String((ahead % 12) + 1).padStart(2, '0')}-01`,
  );
  return addDays(first, Math.min(day - 1, daysInMonthOf(first)) - 1);
}
