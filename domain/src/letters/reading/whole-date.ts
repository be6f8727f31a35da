import type { IsoDate } from '../../shared/iso-date.ts';
import { type FoundDate, findDates, names } from '../../shared/reading/dates.ts';
import type { LetterReading } from './read-letter.ts';

/**
 * Whether a letter has this day with day, month and year. The plain text counts too, so a date within a party's name,
 * which is masked, is found.
 */
export function isWholeDateIn({ dates, plain }: LetterReading, day: IsoDate): boolean {
  const isDay = (date: FoundDate) => date.day !== null && date.year !== null && names(date, day);
  return dates.some(isDay) || findDates(plain).some(isDay);
}

/** Whether a letter has the month of this day with its year, and no day of it. */
export function isMonthIn({ dates, plain }: LetterReading, day: IsoDate): boolean {
  const isMonth = (date: FoundDate) => date.day === null && date.year !== null && names(date, day);
  return dates.some(isMonth) || findDates(plain).some(isMonth);
}
