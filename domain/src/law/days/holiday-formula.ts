import { addDays, type IsoDate, toIsoDate } from '../../shared/iso-date.ts';
import type { Nation } from '../../shared/nation.ts';

/**
 * What the Banking and Financial Dealings Act 1971, Schedule 1, and the usual yearly proclamations give. One-off
 * holidays (a coronation, a World Cup) are in no formula: the published list has them.
 */
export function holidaysByFormula(year: number, nation: Nation): ReadonlySet<IsoDate> {
  const easter = easterSunday(year);
  const fixed = fixedDays[nation].map((day) => toIsoDate(`${year}-${day}`));
  const moving = [
    addDays(easter, -2),
    firstMonday(year, '05'),
    lastMonday(year, '05'),
    nation === 'Scotland' ? firstMonday(year, '08') : lastMonday(year, '08'),
    ...(nation === 'Scotland' ? [] : [addDays(easter, 1)]),
  ];
  return new Set([...moving, ...withSubstitutes(fixed)]);
}

const sunday = 0;
const monday = 1;
const saturday = 6;

const fixedDays: Readonly<Record<Nation, readonly string[]>> = {
  'England & Wales': ['01-01', '12-25', '12-26'],
  Scotland: ['01-01', '01-02', '11-30', '12-25', '12-26'],
  'Northern Ireland': ['01-01', '03-17', '07-12', '12-25', '12-26'],
};

/** A holiday on a weekend moves to the next weekday that is not one already. In order of date. */
function withSubstitutes(holidays: readonly IsoDate[]): readonly IsoDate[] {
  const kept = holidays.filter((day) => !isWeekend(day));
  const moved: IsoDate[] = [];
  for (const day of holidays.filter(isWeekend)) {
    let substitute = day;
    while (isWeekend(substitute) || kept.includes(substitute) || moved.includes(substitute))
      substitute = addDays(substitute, 1);
    moved.push(substitute);
  }
  return [...kept, ...moved];
}

export const isWeekend = (date: IsoDate): boolean => [saturday, sunday].includes(weekdayOf(date));

function firstMonday(year: number, month: string): IsoDate {
  const first = toIsoDate(`${year}-${month}-01`);
  return addDays(first, (monday - weekdayOf(first) + 7) % 7);
}

/** Only for months of 31 days, which May and August are. */
function lastMonday(year: number, month: '05' | '08'): IsoDate {
  const last = toIsoDate(`${year}-${month}-31`);
  return addDays(last, -((weekdayOf(last) - monday + 7) % 7));
}

/** The Gregorian computus in its "anonymous" form; the letters are the ones it is usually written with. */
function easterSunday(year: number): IsoDate {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  const day = (h + l - 7 * m + 33 * month + 19) % 32;
  return toIsoDate(`${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`);
}

const weekdayOf = (date: IsoDate): number => new Date(`${date}T00:00:00Z`).getUTCDay();
