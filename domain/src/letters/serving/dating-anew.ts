import { addDays, type IsoDate } from '../../shared/iso-date.ts';
import type { LettersReach } from './letters-reach.ts';

type LetterToDate = {
  readonly letterDatedOn: IsoDate;
  readonly reach: LettersReach;
  /** Some answer came, through whatever door: a copy did reach them. */
  readonly hasReplied: boolean;
};

/** Why a letter cannot be given today's date; undefined when it can. Only one that reached no one loses its old date. */
export function datingProblem(
  { letterDatedOn, reach, hasReplied }: LetterToDate,
  today: IsoDate,
): string | undefined {
  if (hasReplied) return 'The other side has replied, so the letter keeps its date.';
  if (reach === 'served')
    return 'A copy of this letter has reached the other side, so it keeps its date. Every further copy is the same letter.';
  if (reach === 'queued')
    return 'This letter is about to leave by e-mail, and bears the day on which it does.';
  if (letterDatedOn >= today)
    return 'This letter is dated today already. Print it, and post it today or tomorrow.';
  return undefined;
}

/** Posting a letter that has not arrived and is dated before yesterday would cost the other side days to reply. */
export const isTooOldToPost = (letterDatedOn: IsoDate, reach: LettersReach, today: IsoDate): boolean =>
  reach === 'not-served' && addDays(letterDatedOn, 1) < today;

export const tooOldToPostWords =
  'The letter’s date is too long ago to print and post it: the other side would lose days to reply. Date it anew, then print it.';
