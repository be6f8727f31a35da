import type { Hold } from '../../claims/holds/hold.ts';
import { laterByHold } from '../../claims/holds/later-by-hold.ts';
import { windowEnd } from '../../law/days/windows.ts';
import { firstWorkingDayFrom } from '../../law/days/working-days.ts';
import type { Law } from '../../law/law.ts';
import { londonDateOf, startOfLondonDay } from '../../shared/dates.ts';
import { addDays, type IsoDate } from '../../shared/iso-date.ts';
import type { Nation } from '../../shared/nation.ts';

/** The most days that a claimant may grant after the day to reply by. Our rule, after the courts' online service. */
export const longestTimeGranted = 28;

/** Days to read what was asked for; under the Debt Protocol its paragraph 5.2 says how many. */
const daysAfterAnswer = { ordinary: 14, debtProtocol: 30 };

/** What moves the day to reply by, in the order in which it happened. */
export type WindowMove =
  | { readonly kind: 'time-granted'; readonly until: IsoDate }
  | { readonly kind: 'question-answered'; readonly on: IsoDate; readonly underDebtProtocol: boolean }
  | { readonly kind: 'hold'; readonly hold: Hold; readonly earlier: readonly Hold[] };

export type LetterToReply = { readonly letterDatedOn: IsoDate; readonly days: number };

/** The day printed in the letter, which counts from the letter's date however late it arrives. */
export const printedReplyBy = ({ letterDatedOn, days }: LetterToReply): IsoDate =>
  addDays(letterDatedOn, days);

/** The last day to reply after all that moved it. It never moves earlier; the printed day never moves. */
export function respondBy(
  letter: LetterToReply,
  moves: readonly WindowMove[],
  nation: Nation,
  law: Law,
): IsoDate {
  const movedTo = (by: IsoDate, move: WindowMove): IsoDate => {
    if (move.kind === 'time-granted') return firstWorkingDayFrom(capped(by, move.until), nation, law);
    if (move.kind === 'question-answered') {
      const days = move.underDebtProtocol ? daysAfterAnswer.debtProtocol : daysAfterAnswer.ordinary;
      return windowEnd(move.on, days, nation, law);
    }
    const window = { opensOn: letter.letterDatedOn, deadline: startOfLondonDay(by) };
    return londonDateOf(laterByHold(window, move.hold, move.earlier));
  };
  let by = printedReplyBy(letter);
  for (const move of moves) {
    const moved = movedTo(by, move);
    if (moved > by) by = moved;
  }
  return by;
}

const capped = (by: IsoDate, until: IsoDate): IsoDate => {
  const latest = addDays(by, longestTimeGranted);
  return until > latest ? latest : until;
};
