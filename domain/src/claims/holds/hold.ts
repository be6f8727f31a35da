import type { InterestFreeDays } from '../../law/interest/segments.ts';
import { addDays, type IsoDate } from '../../shared/iso-date.ts';

/** A claim is paused: the other side gets no demand and no reminder, and its windows wait. */
export type Hold = {
  readonly from: IsoDate;
  /** Its last day; null while no end is known. */
  readonly until: IsoDate | null;
  /** The first free day again, once it was lifted or its end was recorded. */
  readonly endedOn: IsoDate | null;
  /** From this day a confirmed breathing space or moratorium stops interest; null for any other hold. */
  readonly interestFreeFrom: IsoDate | null;
};

/** The last day on hold, before the first if it was lifted on the day it was set; null while no end is known. */
export function lastDayOnHold({ until, endedOn }: Pick<Hold, 'until' | 'endedOn'>): IsoDate | null {
  if (endedOn === null) return until;
  const eve = addDays(endedOn, -1);
  return until === null || eve < until ? eve : until;
}

/** The hold that a day falls in. The one rule by which demands, reminders and court packs wait. */
export const holdOn = <H extends Hold>(holds: readonly H[], day: IsoDate): H | undefined =>
  holds.find((hold) => {
    const last = lastDayOnHold(hold);
    return hold.from <= day && (last === null || day <= last);
  });

export const isOnHold = (holds: readonly Hold[], day: IsoDate): boolean => holdOn(holds, day) !== undefined;

/**
 * The days without interest, for `law/interest`: those of confirmed breathing spaces and moratoriums. The day on which
 * one was lifted is among them, because it began on hold.
 */
export const interestFreeDays = (holds: readonly Hold[]): readonly InterestFreeDays[] =>
  holds.flatMap(({ interestFreeFrom: from, until, endedOn }) => {
    if (from === null) return [];
    const [to = null] = [until, endedOn].filter((day) => day !== null).toSorted();
    return to === null || from <= to ? [{ from, to }] : [];
  });

/**
 * Those that a letter of this day left out. No letter is dated during a pause, so a pause that goes on beyond the
 * letter's day was recorded after it: the figures in the letter stay as they were sent.
 */
export const interestFreeInLetter = (
  days: readonly InterestFreeDays[],
  datedOn: IsoDate,
): readonly InterestFreeDays[] => days.filter(({ to }) => to !== null && to <= datedOn);
