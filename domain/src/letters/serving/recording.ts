import { type Hold, lastDayOnHold } from '../../claims/holds/hold.ts';
import { atLondonTime, formatLongDate, isInFuture, londonDateOf } from '../../shared/dates.ts';
import { addDays, type IsoDate } from '../../shared/iso-date.ts';
import type { MethodByPerson } from './service-record.ts';

/** An attempt as the claimant or an admin tells it. */
export type AttemptToRecord = {
  readonly method: MethodByPerson;
  readonly on: IsoDate;
  /** HH:MM. Not asked of post: the day decides when it usually arrives. */
  readonly time: string | null;
};

export type AttemptProblem = {
  readonly field: 'done_on' | 'done_time';
  readonly words: string;
  /** The letter has to be printed again, with a new date. */
  readonly printAgain: boolean;
};

type LetterOnTheWay = {
  readonly letterDatedOn: IsoDate;
  /** A copy of it reached the other side, so a further copy has the same date. */
  readonly hasArrived: boolean;
};

export const needsTime = (method: MethodByPerson): boolean => method !== 'first-class-post';

/** What is wrong with an attempt; undefined when it may be recorded. */
export function attemptProblem(
  attempt: AttemptToRecord,
  letter: LetterOnTheWay,
  now: Date,
): AttemptProblem | undefined {
  const { method, on, time } = attempt;
  const dated = formatLongDate(letter.letterDatedOn);
  if (isInFuture(on, now)) return problem('done_on', 'Choose today or a day before it.');
  if (on < letter.letterDatedOn)
    return problem('done_on', `The letter is dated ${dated}. Choose that day or a later one.`);
  if (!letter.hasArrived && on > addDays(letter.letterDatedOn, 1))
    return problem(
      'done_on',
      `The letter is dated ${dated} and must leave that day or the next, or the other side loses days to reply. Date it anew, then print it and record how that one went.`,
      true,
    );
  if (!needsTime(method)) return undefined;
  if (time === null) return problem('done_time', 'Enter the time of day, such as 14:30.');
  if (atLondonTime(on, time) > now) return problem('done_time', 'Enter a time that has passed.');
  return undefined;
}

/**
 * Why an attempt on this day does not count: the claim was paused. What went on the first day of a pause may have gone before
 * it began, so it does.
 */
export function pauseProblem(on: IsoDate, holds: readonly Hold[]): string | undefined {
  const hold = holds.find((one) => {
    const last = lastDayOnHold(one);
    return one.from < on && (last === null || on <= last);
  });
  return (
    hold &&
    `The claim has been paused from ${formatLongDate(hold.from)}, and nothing is asked of the other side during a pause: a letter that left on ${formatLongDate(on)} cannot count. It can go again once the pause is over.`
  );
}

const problem = (field: AttemptProblem['field'], words: string, printAgain = false): AttemptProblem => ({
  field,
  words,
  printAgain,
});

/** The moment of an attempt. For post only the day is known: noon stands for it, or now if it is today. */
export function momentOfAttempt({ on, time }: AttemptToRecord, now: Date): Date {
  if (time !== null) return atLondonTime(on, time);
  return on === londonDateOf(now) ? now : atLondonTime(on, '12:00');
}
