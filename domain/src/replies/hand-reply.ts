import { atLondonTime, formatLongDate, isInFuture, londonDateOf } from '../shared/dates.ts';
import { groupDigits } from '../shared/digits.ts';
import type { IsoDate } from '../shared/iso-date.ts';
import { codePointLength } from '../shared/text.ts';

/** A reply as an admin types it in: a letter read out, a call noted down. */
export const longestHandReply = 5000;

export type HandReplyProblem = {
  readonly field: 'said' | 'received_on';
  readonly message: string;
};

/** Why the words of a reply are not recorded, for the admin who typed them; null when they are. */
export function saidProblem(said: string): HandReplyProblem | null {
  if (said === '') return { field: 'said', message: 'Please write down what was said.' };
  const length = codePointLength(said);
  if (length <= longestHandReply) return null;
  const message = `A reply can have up to ${groupDigits(longestHandReply)} characters; this one has ${groupDigits(length)}. Nothing was saved.`;
  return { field: 'said', message };
}

type Receipt = {
  readonly receivedOn: IsoDate;
  /** Null while the letter has not gone. */
  readonly letterSentAt: Date | null;
  readonly now: Date;
};

/** Why the date of receipt is refused; null when it is possible. */
export function receivedProblem({ receivedOn, letterSentAt, now }: Receipt): HandReplyProblem | null {
  const refused = (message: string) => ({ field: 'received_on', message }) as const;
  if (isInFuture(receivedOn, now)) return refused('The day it was received cannot be in the future.');
  if (!letterSentAt)
    return refused('The letter of this claim has not gone, so nothing can have answered it.');
  const sentOn = londonDateOf(letterSentAt);
  if (receivedOn >= sentOn) return null;
  return refused(
    `The letter went on ${formatLongDate(sentOn)}, so a reply to it cannot have come before that day.`,
  );
}

/**
 * The time of receipt of a reply recorded with a date only: noon of that day, but not before the letter was sent or in
 * the future.
 */
export function momentReceived({ receivedOn, letterSentAt, now }: Receipt): Date {
  const noon = atLondonTime(receivedOn, '12:00').getTime();
  return new Date(Math.min(now.getTime(), Math.max(noon, letterSentAt?.getTime() ?? noon)));
}
