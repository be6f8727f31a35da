import { formatLongDate, londonDateOf } from '@plainclaim/domain/shared/dates';
import { addDays, daysBetween } from '@plainclaim/domain/shared/iso-date';
import type { Claim } from '../../lib/claims-api.ts';
import type { DayCount } from '../../ui/display/day-boxes.tsx';

/** The days the defendant has, counted from the letter; undefined when no reply is awaited. */
export function replyDays(
  claim: Pick<Claim, 'status' | 'letter_sent_at' | 'response_deadline'>,
  now: Date,
): DayCount | undefined {
  if (claim.status !== 'pending' || !claim.letter_sent_at || !claim.response_deadline) return undefined;
  const sent = londonDateOf(new Date(claim.letter_sent_at));
  const deadline = londonDateOf(new Date(claim.response_deadline));
  const total = daysBetween(sent, deadline);
  const left = daysBetween(londonDateOf(now), deadline);
  if (left < 0 || total < 1) return undefined;
  const withoutYear = (day: typeof sent) => formatLongDate(day).replace(/ \d+$/, '');
  return { left, total, from: withoutYear(sent), to: withoutYear(deadline) };
}

/** The day we write to the claimant when no reply has come. */
export function dayAfterDeadline(deadline: string): string {
  return formatLongDate(addDays(londonDateOf(new Date(deadline)), 1));
}
