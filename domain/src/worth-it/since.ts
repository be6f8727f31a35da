import { type IsoDate, parseIsoDate } from '../shared/iso-date.ts';
import { typedDateProblem, unreadableDate } from '../shared/typed-date.ts';

/** Older than any claim that a court would still take. */
const longAgo = 1900;

export type Since = { readonly day: IsoDate | undefined } | { readonly error: string };

/** The day that was typed, or what is wrong with it. An empty field says nothing yet. */
export function readSince(typed: string, today: IsoDate): Since {
  if (typed.replaceAll('-', '').trim() === '') return { day: undefined };
  const day = parseIsoDate(typed);
  if (!day) return { error: typedDateProblem(typed) ?? unreadableDate };
  if (day > today)
    return { error: 'This day is still to come. Enter the day it should have been paid or happened' };
  if (Number(day.slice(0, 4)) < longAgo)
    return { error: `Check the year: ${day.slice(0, 4)} is too long ago for any court` };
  return { day };
}
