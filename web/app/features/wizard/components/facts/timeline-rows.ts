import { whenWords } from '@plainclaim/domain/claims/facts/chronology';
import { factsLimits } from '@plainclaim/domain/claims/facts/facts-limits';
import {
  type DateInput,
  emptyFactsInput,
  type FactsInput,
} from '@plainclaim/domain/claims/facts/input/facts-input';
import { formatMonth } from '@plainclaim/domain/shared/dates';
import { type IsoDate, isIsoDate } from '@plainclaim/domain/shared/iso-date';

export function addDate(facts: FactsInput): FactsInput {
  if (facts.timeline.length >= factsLimits.timeline) return facts;
  const added: DateInput = { on: '', what: '', main: facts.timeline.length === 0, proof: [] };
  return { ...facts, timeline: [...facts.timeline, added] };
}

export const changeDate = (facts: FactsInput, at: number, change: Partial<DateInput>): FactsInput => ({
  ...facts,
  timeline: facts.timeline.map((date, index) => (index === at ? { ...date, ...change } : date)),
});

/** One date stays the main one, and one date stays. */
export function removeDate(facts: FactsInput, at: number): FactsInput {
  const rest = facts.timeline.toSpliced(at, 1);
  if (rest.length === 0) return { ...facts, timeline: emptyFactsInput.timeline };
  const isMainLost = !rest.some(({ main }) => main);
  const timeline = rest.map((date, index) => (isMainLost && index === 0 ? { ...date, main: true } : date));
  return { ...facts, timeline };
}

export const mainDate = ({ timeline }: Pick<FactsInput, 'timeline'>): DateInput | undefined =>
  timeline.find(({ main }) => main);

/**
 * A removed date in its place again. A main date is the main one again only while the date that took over, `heir`, is
 * as it was then: one that was chosen or changed since stays the incident date.
 */
export function putBackDate(
  facts: FactsInput,
  { row, at, heir }: { readonly row: DateInput; readonly at: number; readonly heir: DateInput | undefined },
): FactsInput {
  const [first] = facts.timeline;
  const isOnlyEmpty = facts.timeline.length === 1 && first?.on === '' && first.what.trim() === '';
  const others = isOnlyEmpty ? [] : facts.timeline;
  if (others.length >= factsLimits.timeline) return facts;
  const now = mainDate({ timeline: others });
  const isMain = now === undefined || (row.main && now === heir);
  const kept = isMain ? others.map((date) => (date.main ? { ...date, main: false } : date)) : others;
  return { ...facts, timeline: kept.toSpliced(at, 0, { ...row, main: isMain }) };
}

export const chooseMain = (facts: FactsInput, at: number): FactsInput => ({
  ...facts,
  timeline: facts.timeline.map((date, index) => ({ ...date, main: index === at })),
});

/** In the order of the letter; unfinished dates last. */
export const inOrder = (facts: FactsInput): FactsInput => ({
  ...facts,
  timeline: facts.timeline.toSorted((one, other) => {
    const [first, second] = [one, other].map(({ on }) => sortKey(on));
    return first === second ? 0 : String(first) < String(second) ? -1 : 1;
  }),
});

const sortKey = (on: string): string => (isIsoDate(on) ? on : (monthOf(on)?.slice(0, 7) ?? '9999'));

/** The first of the month, where a month and its year are given and the day is not. */
export function monthOf(on: string): IsoDate | undefined {
  const [, year, month = ''] = /^(\d{4})-(\d{1,2})-?$/.exec(on.trim()) ?? [];
  const first = `${year}-${month.padStart(2, '0')}-01`;
  return isIsoDate(first) ? first : undefined;
}

/** 24 August 2026 or, of a month alone, August 2026; undefined while it is neither. */
export function typedWhen(on: string): string | undefined {
  if (isIsoDate(on)) return whenWords({ on, exact: true });
  const month = monthOf(on);
  return month && formatMonth(month);
}
