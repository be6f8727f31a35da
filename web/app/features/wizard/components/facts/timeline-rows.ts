import { factsLimits } from '@plainclaim/domain/claims/facts/facts-limits';
import {
  type DateInput,
  emptyFactsInput,
  type FactsInput,
} from '@plainclaim/domain/claims/facts/input/facts-input';
import { typedMonth } from '@plainclaim/domain/claims/facts/input/typed-month';
import { isIsoDate } from '@plainclaim/domain/shared/iso-date';

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

const sortKey = (on: string): string => (isIsoDate(on) ? on : (typedMonth(on)?.slice(0, 7) ?? '9999'));
