import { formatLongDate } from '../../shared/dates.ts';
import type { IsoDate } from '../../shared/iso-date.ts';
import type { Nation } from '../../shared/nation.ts';

/** A hold as the parties and their solicitors may know it: the reason is told where the law itself pauses a debt. */
export type HoldAsTold = {
  readonly until: IsoDate | null;
  readonly isStatutory: boolean;
  /** False while only the other side's word stands for it. */
  readonly isConfirmed: boolean;
};

export const statutoryWords = (nation: Nation): string =>
  nation === 'Scotland' ? 'statutory moratorium' : 'breathing space';

/** "until 2 December 2026", or what ends a pause without a day. */
export const untilWords = ({ until }: Pick<HoldAsTold, 'until'>): string =>
  until === null ? 'until further notice' : `until ${formatLongDate(until)}`;

export const pausedTitle = (hold: Pick<HoldAsTold, 'until'>): string => `Paused ${untilWords(hold)}`;

/** Why a claim is paused and what that means, for its claimant. */
export function pausedSentence(hold: HoldAsTold, nation: Nation): string {
  const rests = 'Nothing is asked of the defendant meanwhile, and every deadline is later by as long.';
  const title = pausedTitle(hold);
  if (!hold.isConfirmed) return `${title}, while our team looks into what the defendant told us. ${rests}`;
  if (!hold.isStatutory) return `${title}. ${rests}`;
  return `${title}: the defendant is in a ${statutoryWords(nation)}. ${rests} No interest is added for these days.`;
}

/** Why an act on a claim is refused while it is paused. */
export const refusedOnHold = (hold: Pick<HoldAsTold, 'until'>): string =>
  `This claim is paused ${untilWords(hold)}, so nothing can be asked of the defendant now.`;
