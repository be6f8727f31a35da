import type { Law } from '../../law/law.ts';
import { moratoriumEnd } from '../../law/moratorium/moratorium-end.ts';
import { formatLongDate } from '../../shared/dates.ts';
import type { FieldError } from '../../shared/errors.ts';
import { addDays, type IsoDate } from '../../shared/iso-date.ts';
import type { Nation } from '../../shared/nation.ts';
import type { DefendantType } from '../defendant.ts';
import type { Hold } from './hold.ts';
import { type HoldReason, type HoldSetter, isStatutory, needsConsent, reasonsFor } from './hold-reasons.ts';

/** How long the word of the other side pauses a claim before an admin has looked. */
export const provisionalDays = 14;
/** Debt advice and mediation. A longer one is set again. */
export const longestHoldDays = 90;

export type HoldToCheck = {
  readonly reason: HoldReason;
  /** The first day on the official notice. Any other hold begins today. */
  readonly from?: IsoDate | undefined;
  readonly until?: IsoDate | undefined;
  /** The person whom the reason is about agreed that it is stored. */
  readonly consented: boolean;
  /** Nothing but the word of the other side yet. */
  readonly isProvisional: boolean;
};

export type HoldSituation = {
  readonly today: IsoDate;
  readonly nation: Nation;
  readonly defendantType: DefendantType;
  readonly by: HoldSetter;
  readonly law: Law;
};

export type HoldTerms = Pick<Hold, 'from' | 'until' | 'interestFreeFrom'>;

/** The days of a hold, or what is wrong with what was typed. */
export function checkHold(
  hold: HoldToCheck,
  situation: HoldSituation,
): HoldTerms | { readonly problem: FieldError } {
  const { reason } = hold;
  if (!reasonsFor(situation).includes(reason))
    return wrong('reason', 'This reason cannot be chosen for this claim');
  if (needsConsent(reason) && !hold.consented)
    return wrong('consented', 'Please confirm that the person agreed. Without it, choose another reason');
  if (hold.isProvisional) return provisional(situation);
  return isStatutory(reason) ? statutory(hold, situation) : chosen(hold, situation);
}

const provisional = ({ today }: HoldSituation): HoldTerms => ({
  from: today,
  until: addDays(today, provisionalDays - 1),
  interestFreeFrom: null,
});

function statutory({ reason, from, until }: HoldToCheck, { today, nation, law }: HoldSituation) {
  if (from === undefined) return wrong('from', 'Please give the first day, as the notice names it');
  if (from > today) return wrong('from', 'Please give a first day that is not in the future');
  const usual = moratoriumEnd(from, nation, law);
  if (!usual.known) return wrong('from', 'There was no breathing space or moratorium on that day');
  // In a mental health crisis it lasts as long as the treatment and 30 days more (reg 32): no end is known at first.
  const ends = reason === 'mental-health-breathing-space' ? (until ?? null) : usual.value;
  if (ends !== null && ends < today)
    return wrong(
      reason === 'mental-health-breathing-space' ? 'until' : 'from',
      `It would have ended on ${formatLongDate(ends)}`,
    );
  return { from, until: ends, interestFreeFrom: from };
}

function chosen({ reason, until }: HoldToCheck, { today }: HoldSituation) {
  if (until === undefined && reason !== 'vulnerable') return wrong('until', 'Please give the last day');
  if (until !== undefined && until < today)
    return wrong('until', 'Please give a last day that is not in the past');
  const latest = addDays(today, longestHoldDays);
  if (until !== undefined && until > latest)
    return wrong(
      'until',
      `Please give a day up to ${formatLongDate(latest)}. The pause can be set again then`,
    );
  return { from: today, until: until ?? null, interestFreeFrom: null };
}

const wrong = (field: keyof HoldToCheck, message: string) => ({ problem: { field, message } });
