import { atLondonTime, londonDateOf, londonHour } from '../shared/dates.ts';
import { addDays, type IsoDate } from '../shared/iso-date.ts';

/** The same time of day on London's clock, so many days later. */
export const deadlineAfter = (sentAt: Date, days: number): Date =>
  deadlineOfLetter(londonDateOf(sentAt), sentAt, days);

/** On the day that the letter prints: counted from its date, also where its first copy left a moment or a day later. */
export function deadlineOfLetter(datedOn: IsoDate, sentAt: Date, days: number): Date {
  const minute = String(sentAt.getUTCMinutes()).padStart(2, '0');
  const time = `${String(londonHour(sentAt)).padStart(2, '0')}:${minute}`;
  return atLondonTime(addDays(datedOn, days), time);
}

/** A letter gives a date, not an hour: the whole of that day still counts. */
export function hasDeadlinePassed(deadline: Date, now: Date): boolean {
  return londonDateOf(now) > londonDateOf(deadline);
}

type Answered = {
  readonly responseDeadline: Date | null;
  readonly repliedAt: Date | null;
  readonly closedAt: Date | null;
};

/** Whether a reply that came then ended the wait, also where it is written down once the claim is closed. */
export const endsWait = (cameAt: Date, { closedAt }: Pick<Answered, 'closedAt'>): boolean =>
  closedAt === null || cameAt < closedAt;

/**
 * The deadline of a closed claim that is opened again: the moment of a reply that came meanwhile, as there is nothing
 * left to wait for.
 */
export const deadlineOnReopening = ({ responseDeadline, repliedAt, closedAt }: Answered): Date | null =>
  repliedAt !== null && closedAt !== null && repliedAt > closedAt ? repliedAt : responseDeadline;

/**
 * The moment of the reply that ended the wait, which the claim's deadline is set to; null where the deadline is one.
 * A reply to a closed claim leaves its deadline as it was.
 */
export const replyThatEndedWait = ({ responseDeadline, repliedAt, closedAt }: Answered): Date | null =>
  repliedAt !== null && (closedAt === null || repliedAt <= closedAt) ? responseDeadline : null;
