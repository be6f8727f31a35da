import { addDays, type IsoDate } from '../../shared/iso-date.ts';
import type { Nation } from '../../shared/nation.ts';
import type { Law } from '../law.ts';
import { firstWorkingDayFrom } from './working-days.ts';

/** The reply day printed in a letter: calendar days from the letter's date, whatever day of the week that is. */
export function letterReplyBy(letterDate: IsoDate, days: number): IsoDate {
  return addDays(letterDate, days);
}

/** The end of a window that the product sets (time granted, documents sent, notice given): always a working day. */
export function windowEnd(from: IsoDate, days: number, nation: Nation, law: Law): IsoDate {
  return firstWorkingDayFrom(addDays(from, days), nation, law);
}

/** The first working day on which court proceedings may start once the reply day has passed in silence. */
export function mayIssueFrom(replyBy: IsoDate, nation: Nation, law: Law): IsoDate {
  return firstWorkingDayFrom(addDays(replyBy, 1), nation, law);
}
