import { londonDateOf } from '../shared/dates.ts';
import { addDays, daysBetween, type IsoDate } from '../shared/iso-date.ts';
import type { ClaimStatus } from './statuses.ts';

export const urgencies = ['overdue', 'today', 'soon', 'normal'] as const;

export type Urgency = (typeof urgencies)[number];

/** A deadline this many days ahead, or nearer, is approaching. */
export const approachingDays = 3;

/** The urgency of a deadline today in London, as a level and in words. */
export function deadlineUrgency(
  deadline: Date,
  now: Date,
): { readonly level: Urgency; readonly label: string } {
  const days = daysBetween(londonDateOf(now), londonDateOf(deadline));
  if (days < 0) return { level: 'overdue', label: `Overdue by ${inDays(-days)}` };
  if (days === 0) return { level: 'today', label: 'Due Today' };
  return { level: days <= approachingDays ? 'soon' : 'normal', label: `${inDays(days)} left` };
}

/**
 * The days that divide deadlines: before `today` they are overdue, from `today` until before `horizon` they approach.
 * Figures, lists and badges all go by these days of London's calendar, so that they agree at any hour.
 */
export function deadlineDays(now: Date): { readonly today: IsoDate; readonly horizon: IsoDate } {
  const today = londonDateOf(now);
  return { today, horizon: addDays(today, approachingDays + 1) };
}

/** Only a pending claim waits for its deadline: a reply, a payment or the court route ends the waiting. */
export const awaitsDeadline = (status: ClaimStatus): boolean => status === 'pending';

function inDays(days: number): string {
  return days === 1 ? '1 day' : `${days} days`;
}
