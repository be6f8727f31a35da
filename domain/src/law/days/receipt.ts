import { londonDateOf, startOfLondonDay } from '../../shared/dates.ts';
import { addDays, type IsoDate } from '../../shared/iso-date.ts';
import type { Nation } from '../../shared/nation.ts';
import type { Law } from '../law.ts';
import { addWorkingDays, firstWorkingDayFrom, isWorkingDay } from './working-days.ts';

export type SendingMethod = 'post' | 'email' | 'hand';

const lastMomentOfSameDay = { hours: 16, minutes: 30 };
const hourMs = 3_600_000;
const minuteMs = 60_000;

/**
 * The day on which a letter has usually arrived, shown as a guide: no rule of law speaks of letters before a claim.
 * Follows CPR 6.26 in all three nations, with the working days of each.
 */
export function usualDayOfReceipt(
  letter: { readonly method: SendingMethod; readonly sentAt: Date },
  nation: Nation,
  law: Law,
): IsoDate {
  const day = londonDateOf(letter.sentAt);
  if (letter.method === 'post') return firstWorkingDayFrom(addDays(day, 2), nation, law);
  const isSameDay = isWorkingDay(day, nation, law) && isBeforeHalfPastFour(letter.sentAt, day);
  return isSameDay ? day : addWorkingDays(day, 1, nation, law);
}

/** The clocks change on Sundays, so the hours of a working day are always those since midnight. */
function isBeforeHalfPastFour(instant: Date, day: IsoDate): boolean {
  const sinceMidnight = instant.getTime() - startOfLondonDay(day).getTime();
  return sinceMidnight < lastMomentOfSameDay.hours * hourMs + lastMomentOfSameDay.minutes * minuteMs;
}
