import type { IsoDate } from '../../shared/iso-date.ts';
import { findDates, names } from './dates.ts';
import type { LetterReading } from './read-letter.ts';

/** Whether a letter names this day with day, month and year. Beside the names first, where others look for dates as well. */
export const isWholeDateIn = ({ masked, plain }: LetterReading, day: IsoDate): boolean =>
  [masked, plain].some((text) =>
    findDates(text).some((date) => date.day !== null && date.year !== null && names(date, day)),
  );
