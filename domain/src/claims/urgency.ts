import { londonDateOf } from '../shared/dates.ts';
import { daysBetween } from '../shared/iso-date.ts';

export const urgencies = ['overdue', 'today', 'soon', 'normal'] as const;

export type Urgency = (typeof urgencies)[number];

/** A deadline this many days ahead, or nearer, is approaching. */
export const approachingDays = 3;

/** How a deadline stands in London today: how pressing, and in words. */
export function deadlineUrgency(
  deadline: Date,
  now: Date,
): { readonly level: Urgency; readonly label: string } {
  const days = daysBetween(londonDateOf(now), londonDateOf(deadline));
  if (days < 0) return { level: 'overdue', label: `Overdue by ${inDays(-days)}` };
  if (days === 0) return { level: 'today', label: 'Due Today' };
  return { level: days <= approachingDays ? 'soon' : 'normal', label: `${inDays(days)} left` };
}

function inDays(days: number): string {
  return days === 1 ? '1 day' : `${days} days`;
}
