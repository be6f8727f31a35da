import { factsLimits } from '@plainclaim/domain/claims/facts/facts-limits';
import { emptyFactsInput, type FactsInput } from '@plainclaim/domain/claims/facts/input/facts-input';
import { describe, expect, it } from 'vitest';
import {
  addDate,
  changeDate,
  chooseMain,
  inOrder,
  mainDate,
  putBackDate,
  removeDate,
} from './timeline-rows.ts';

const date = (on: string, main = false) => ({ on, what: `On ${on}`, main, proof: [] });
const withDates = (...timeline: ReturnType<typeof date>[]): FactsInput => ({ ...emptyFactsInput, timeline });
const days = ({ timeline }: FactsInput) => timeline.map(({ on }) => on);
const mains = ({ timeline }: FactsInput) => timeline.map(({ main }) => main);

describe('the dates of a claim', () => {
  it('get another, which is not the main one', () => {
    expect(mains(addDate(emptyFactsInput))).toEqual([true, false]);
  });

  it('stop at their limit', () => {
    const full = withDates(...Array.from({ length: factsLimits.timeline }, () => date('2026-01-01')));
    expect(addDate(full)).toBe(full);
  });

  it('keep one main date when it is removed, and one date when all are', () => {
    const two = withDates(date('2026-06-12'), date('2026-07-03', true));
    expect(mains(removeDate(two, 1))).toEqual([true]);
    expect(mains(removeDate(two, 0))).toEqual([true]);
    expect(removeDate(withDates(date('2026-06-12', true)), 0).timeline).toEqual(emptyFactsInput.timeline);
  });

  it('have one main date', () => {
    expect(mains(chooseMain(withDates(date('a', true), date('b'), date('c')), 2))).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('stand in their order, a month before its days and the unfinished last', () => {
    const mixed = withDates(
      date('2026--14'),
      date('2026-09-14'),
      date('2026-9-'),
      date('2026-06-12'),
      date(''),
    );
    expect(days(inOrder(mixed))).toEqual(['2026-06-12', '2026-9-', '2026-09-14', '2026--14', '']);
  });
});

describe('a removed date', () => {
  const three = withDates(date('2026-06-12'), date('2026-07-03', true), date('2026-09-14'));
  const removed = (facts: FactsInput, at: number) => {
    const left = removeDate(facts, at);
    const row = facts.timeline[at] as FactsInput['timeline'][number];
    return { left, date: { row, at, heir: mainDate(left) } };
  };

  it('comes back as the main one that it was', () => {
    const { left, date } = removed(three, 1);
    expect(mains(left)).toEqual([true, false]);
    expect(putBackDate(left, date)).toEqual(three);
    expect(putBackDate(inOrder(addDate(left)), date).timeline).toMatchObject([
      { main: false },
      { on: '2026-07-03', main: true },
      { main: false },
      { on: '', main: false },
    ]);
  });

  it('does not move the incident date when another was chosen since', () => {
    const { left, date } = removed(three, 1);
    expect(mains(putBackDate(chooseMain(left, 1), date))).toEqual([false, false, true]);
    const typed = changeDate(left, 0, { on: '2026-06-20' });
    expect(mains(putBackDate(typed, date))).toEqual([true, false, false]);
  });

  it('leaves the main one alone when it was not that', () => {
    const { left, date } = removed(three, 2);
    expect(putBackDate(left, date)).toEqual(three);
  });

  it('takes the place of the empty date that stood in for it', () => {
    const only = withDates(date('2026-06-12', true));
    const { left, date: last } = removed(only, 0);
    expect(putBackDate(left, last)).toEqual(only);
    const other = { ...last, row: { ...last.row, main: false }, heir: undefined };
    expect(mains(putBackDate(left, other))).toEqual([true]);
  });
});
