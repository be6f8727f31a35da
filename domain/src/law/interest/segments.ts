import { addDays, daysBetween, type IsoDate } from '../../shared/iso-date.ts';
import { type Pence, pence } from '../../shared/money.ts';
import { simpleInterest } from './simple-interest.ts';

/** A stretch of days with one principal. Its first day is not counted, its last is. */
export type Segment = {
  readonly from: IsoDate;
  readonly to: IsoDate;
  readonly days: number;
  readonly principal: Pence;
  /** Zero on days without interest. */
  readonly percent: number;
  readonly interest: Pence;
};

export type Credit = { readonly on: IsoDate; readonly amount: Pence };

/** The days of a breathing space or moratorium, first and last included; the last is null while no end is known. */
export type InterestFreeDays = { readonly from: IsoDate; readonly to: IsoDate | null };

export type Span = {
  readonly principal: Pence;
  readonly percent: number;
  readonly from: IsoDate;
  readonly to: IsoDate;
  /** Lower the principal from their own day. */
  readonly credits?: readonly Credit[];
  readonly interestFree?: readonly InterestFreeDays[];
  /**
   * 'by-day' rounds one day's interest and multiplies, as the courts' online service does; 'once' rounds the sum of
   * the segment, as is usual for late payment between businesses.
   */
  readonly rounding: 'by-day' | 'once';
};

/** Splits the span where a credit or a day without interest changes the daily interest. Empty if the span ends before it begins. */
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

/** What the day after the span adds, rounded for showing. */
export const nextDayOf = (span: Span): Pence =>
  isInterestFree(span, addDays(span.to, 1))
    ? pence(0)
    : simpleInterest(principalOn(span, span.to), span.percent, 1);

export function interestOf(segments: readonly Segment[]): Pence {
  return pence(segments.reduce((sum, { interest }) => sum + interest, 0));
}

function cutsOf({ from, to, credits = [], interestFree = [] }: Span): readonly IsoDate[] {
  if (to <= from) return [];
  const changes = [
    ...credits.map(({ on }) => on),
    // The first day of a segment is not counted: the first day without interest is counted in its own segment.
    ...interestFree.flatMap((free) => [addDays(free.from, -1), free.to ?? to]),
  ].filter((day) => from < day && day < to);
  return [...new Set([from, ...changes, to])].toSorted();
}

function segment(span: Span, from: IsoDate, to: IsoDate): Segment {
  const days = daysBetween(from, to);
  const principal = principalOn(span, from);
  const percent = isInterestFree(span, to) ? 0 : span.percent;
  const interest =
    span.rounding === 'by-day'
      ? pence(simpleInterest(principal, percent, 1) * days)
      : simpleInterest(principal, percent, days);
  return { from, to, days, principal, percent, interest };
}

const isInterestFree = ({ interestFree = [] }: Pick<Span, 'interestFree'>, day: IsoDate): boolean =>
  interestFree.some(({ from, to }) => from <= day && (to === null || day <= to));
