import { addDays, daysBetween, type IsoDate } from '../../shared/iso-date.ts';
import { type Pence, pence } from '../../shared/money.ts';
import { simpleInterest } from './simple-interest.ts';

/** A stretch of days with one principal. Its first day is not counted, its last is. */
export type Segment = {
  readonly from: IsoDate;
  readonly to: IsoDate;
  readonly days: number;
  readonly principal: Pence;
  /** Zero while a hold stops interest. */
  readonly percent: number;
  readonly interest: Pence;
};

export type Credit = { readonly on: IsoDate; readonly amount: Pence };

/** Days of a breathing space or moratorium, both included. */
export type Hold = { readonly from: IsoDate; readonly to: IsoDate };

export type Span = {
  readonly principal: Pence;
  readonly percent: number;
  readonly from: IsoDate;
  readonly to: IsoDate;
  /** Lower the principal from their own day. */
  readonly credits?: readonly Credit[];
  readonly holds?: readonly Hold[];
  /**
   * 'by-day' rounds one day's interest and multiplies, as the courts' online service does; 'once' rounds the sum of
   * the segment, as is usual for late payment between businesses.
   */
  readonly rounding: 'by-day' | 'once';
};

/** Splits the span where a credit or a hold changes the daily interest. Empty if the span ends before it begins. */
export function segmentsOf(span: Span): readonly Segment[] {
  const cuts = cutsOf(span);
  return cuts.slice(1).map((to, at) => segment(span, cuts[at] as IsoDate, to));
}

export function principalOn(
  { principal, credits = [] }: Pick<Span, 'principal' | 'credits'>,
  on: IsoDate,
): Pence {
  const paid = credits.filter((credit) => credit.on <= on).reduce((sum, { amount }) => sum + amount, 0);
  return pence(Math.max(0, principal - paid));
}

export function interestOf(segments: readonly Segment[]): Pence {
  return pence(segments.reduce((sum, { interest }) => sum + interest, 0));
}

function cutsOf({ from, to, credits = [], holds = [] }: Span): readonly IsoDate[] {
  if (to <= from) return [];
  const changes = [
    ...credits.map(({ on }) => on),
    // The first day of a segment is not counted: a hold's own first day belongs to the hold.
    ...holds.flatMap((hold) => [addDays(hold.from, -1), hold.to]),
  ].filter((day) => from < day && day < to);
  return [...new Set([from, ...changes, to])].toSorted();
}

function segment(span: Span, from: IsoDate, to: IsoDate): Segment {
  const days = daysBetween(from, to);
  const principal = principalOn(span, from);
  const percent = isHeld(span, to) ? 0 : span.percent;
  const interest =
    span.rounding === 'by-day'
      ? pence(simpleInterest(principal, percent, 1) * days)
      : simpleInterest(principal, percent, days);
  return { from, to, days, principal, percent, interest };
}

function isHeld({ holds = [] }: Span, day: IsoDate): boolean {
  return holds.some((hold) => hold.from <= day && day <= hold.to);
}
