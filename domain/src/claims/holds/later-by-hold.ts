import { londonDateOf } from '../../shared/dates.ts';
import { addDays, type IsoDate } from '../../shared/iso-date.ts';
import { deadlineAfter } from '../deadline.ts';
import { type Hold, isOnHold, lastDayOnHold } from './hold.ts';

/** A time to do something: pay, reply, answer. */
export type OpenWindow = { readonly opensOn: IsoDate; readonly deadline: Date };

/**
 * The deadline of a window once a hold is over: later by the days of the hold on which it stood open, never earlier. Days
 * that an earlier hold added already do not count twice; a window that was over before the hold began stays over.
 */
export function laterByHold(
  { opensOn, deadline }: OpenWindow,
  hold: Hold,
  earlier: readonly Hold[] = [],
): Date {
  const last = lastDayOnHold(hold);
  if (last === null) return deadline;
  const first = hold.from < opensOn ? opensOn : hold.from;
  if (londonDateOf(deadline) < first) return deadline;
  let days = 0;
  for (let day = first; day <= last; day = addDays(day, 1)) if (!isOnHold(earlier, day)) days += 1;
  return deadlineAfter(deadline, days);
}
