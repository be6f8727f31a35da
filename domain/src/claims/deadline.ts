import { atLondonTime, londonDateOf, londonHour } from '../shared/dates.ts';
import { addDays } from '../shared/iso-date.ts';

/** The same time of day on London's clock, so many days later. */
export function deadlineAfter(sentAt: Date, days: number): Date {
  const minute = String(sentAt.getUTCMinutes()).padStart(2, '0');
  const time = `${String(londonHour(sentAt)).padStart(2, '0')}:${minute}`;
  return atLondonTime(addDays(londonDateOf(sentAt), days), time);
}

/** A letter gives a date, not an hour: the whole of that day still counts. */
export function hasDeadlinePassed(deadline: Date, now: Date): boolean {
  return londonDateOf(now) > londonDateOf(deadline);
}
