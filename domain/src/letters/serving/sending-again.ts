import { type HoldAsTold, refusedOnHold } from '../../claims/holds/hold-words.ts';
import { formatLongDate } from '../../shared/dates.ts';
import type { IsoDate } from '../../shared/iso-date.ts';
import { attemptsOfNewestLetter, type LettersReach, lettersReach } from './letters-reach.ts';
import { printedReplyBy } from './reply-window.ts';
import { hasArrived, outcomeOf, type ServiceRecord } from './service-record.ts';

type Attempt = Pick<
  ServiceRecord,
  'method' | 'address' | 'doneAt' | 'outcomes' | 'letterSha256' | 'hashOf' | 'letterDatedOn'
>;

/** Whether an attempt is still to leave. */
export const isAttemptWaiting = (records: readonly Pick<Attempt, 'outcomes'>[]): boolean =>
  records.some((record) => outcomeOf(record) === 'queued');

/** Whether the latest outcome of the attempts with the newest letter is a failure or a return. */
export function hasFailedLast(records: readonly Attempt[]): boolean {
  const known = attemptsOfNewestLetter(records).map((record) => ({
    at: record.outcomes.at(-1)?.at ?? record.doneAt,
    outcome: outcomeOf(record),
  }));
  const last = known.toSorted((one, other) => one.at.getTime() - other.at.getTime()).at(-1);
  return last?.outcome === 'failed' || last?.outcome === 'returned';
}

export type LetterToSendAgain = {
  /** The day that the letter bears now. */
  readonly letterDatedOn: IsoDate;
  /** Days to reply, by the kind of claim. */
  readonly days: number;
  readonly reach: LettersReach;
  /** The last day to reply, which a pause moves later than the printed day; null while no time runs. */
  readonly replyUntil: IsoDate | null;
  readonly isWaiting: boolean;
  readonly hasReplied: boolean;
  /** The newest reply denies being the right person, or owing anything. */
  readonly isDenied: boolean;
  /** Null while none is known. */
  readonly email: string | null;
  /** A copy of the newest letter arrived at that address. */
  readonly hasArrivedThere: boolean;
  readonly hold: Pick<HoldAsTold, 'until'> | null;
};

/**
 * How the letter is sent again. If no copy arrived, or only one at another person who said so: as a new letter, dated the
 * day on which it is sent, with its own days. Otherwise as the same letter, with a slip and the same day.
 */
export type WayAgain = {
  readonly kind: 'new-letter' | 'same-letter';
  readonly to: string;
  readonly letterDatedOn: IsoDate;
  /** The day printed in the letter. */
  readonly replyBy: IsoDate;
  /** The last day to reply: the printed day, or a later one after a pause. */
  readonly replyUntil: IsoDate;
  /** Earlier copies reached another person, who denied: they count as never received. */
  readonly reachedSomeoneElse: boolean;
};

/** What a further copy says about itself. */
export type SameLetter = Pick<WayAgain, 'letterDatedOn' | 'replyBy' | 'replyUntil'>;

export type AgainOrNot = { readonly way: WayAgain } | { readonly refusal: string };

/** Decides how the letter is sent again by e-mail today, or why it is not. */
export function sendingAgain(letter: LetterToSendAgain, today: IsoDate): AgainOrNot {
  const { email, hold, reach, days } = letter;
  if (hold) return { refusal: refusedOnHold(hold) };
  if (letter.isWaiting) return { refusal: 'The letter is about to leave already.' };
  if (letter.hasReplied && !letter.isDenied)
    return { refusal: 'They have replied, so the letter is not sent again.' };
  if (email === null)
    return { refusal: 'No e-mail address is known for them. Add one first, or print and post the letter.' };
  if (letter.hasArrivedThere)
    return { refusal: `A copy has arrived at ${email} already, as far as we know.` };
  const reachedSomeoneElse = letter.hasReplied;
  if (reach !== 'served' || reachedSomeoneElse) {
    const replyBy = printedReplyBy({ letterDatedOn: today, days });
    const dates = { letterDatedOn: today, replyBy, replyUntil: replyBy };
    return { way: { kind: 'new-letter', to: email, ...dates, reachedSomeoneElse } };
  }
  const { letterDatedOn } = letter;
  const replyBy = printedReplyBy({ letterDatedOn, days });
  const replyUntil = letter.replyUntil !== null && letter.replyUntil > replyBy ? letter.replyUntil : replyBy;
  if (today > replyUntil) return { refusal: dayHasPassed(replyUntil) };
  return { way: { kind: 'same-letter', to: email, letterDatedOn, replyBy, replyUntil, reachedSomeoneElse } };
}

/** Refuses a further copy of a letter that arrived, once its last day to reply has passed. */
export const dayHasPassed = (replyUntil: IsoDate): string =>
  `A copy has arrived, and its day to reply, ${formatLongDate(replyUntil)}, has passed. Another copy would ask for a reply by a day that is over.`;

/** What the ledger says about sending the letter again to this address. */
export const againByLedger = (
  records: readonly Attempt[],
  email: LetterToSendAgain['email'],
): Pick<LetterToSendAgain, 'reach' | 'isWaiting' | 'hasArrivedThere'> => ({
  reach: lettersReach(records),
  isWaiting: isAttemptWaiting(records),
  hasArrivedThere: attemptsOfNewestLetter(records).some(
    (record) => record.method === 'email' && record.address === email && hasArrived(record),
  ),
});

/** What the page, the mail and the printed slip say of a copy that goes to another address after one arrived. */
export function sameLetterWords({
  letterDatedOn,
  replyBy,
  replyUntil,
}: SameLetter): readonly [string, string] {
  const dated = formatLongDate(letterDatedOn);
  const by = formatLongDate(replyBy);
  return [
    `This letter is dated ${dated}, and a copy was sent before. It is sent again so that it reaches you at this address. The letter itself has not changed, and you need to answer only once.`,
    replyUntil > replyBy
      ? `The letter asks for a reply by ${by}. As the claim was paused since, you have until ${formatLongDate(replyUntil)}.`
      : `The day to reply by stays ${by}.`,
  ];
}
