import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { londonDateOf } from '../../shared/dates.ts';
import { addDays, daysBetween, type IsoDate, toIsoDate } from '../../shared/iso-date.ts';
import { type Hold, interestFreeDays, interestFreeInLetter, isOnHold, lastDayOnHold } from './hold.ts';
import { laterByHold } from './later-by-hold.ts';

const day = toIsoDate;
const hold = (from: string, until: string | null, endedOn: string | null = null, free?: string): Hold => ({
  from: day(from),
  until: until === null ? null : day(until),
  endedOn: endedOn === null ? null : day(endedOn),
  interestFreeFrom: free === undefined ? null : day(free),
});

describe('a day on hold', () => {
  it.each([
    ['the eve of the first day', hold('2026-11-19', '2026-12-02'), '2026-11-18', false],
    ['the first day', hold('2026-11-19', '2026-12-02'), '2026-11-19', true],
    ['the last day', hold('2026-11-19', '2026-12-02'), '2026-12-02', true],
    ['the day after the last', hold('2026-11-19', '2026-12-02'), '2026-12-03', false],
    ['any later day, while no end is known', hold('2026-11-19', null), '2029-01-01', true],
    ['the eve of the day it was lifted', hold('2026-11-19', '2026-12-02', '2026-11-25'), '2026-11-24', true],
    ['the day it was lifted', hold('2026-11-19', '2026-12-02', '2026-11-25'), '2026-11-25', false],
    ['the day it was both set and lifted', hold('2026-11-19', null, '2026-11-19'), '2026-11-19', false],
    [
      'the last day, where its end was recorded late',
      hold('2026-11-19', '2026-12-02', '2026-12-09'),
      '2026-12-03',
      false,
    ],
  ])('%s', (_, one, on, expected) => {
    expect(isOnHold([one], day(on))).toBe(expected);
  });

  it('counts whichever hold it falls in', () => {
    const holds = [hold('2026-11-01', '2026-11-10'), hold('2026-12-01', null)];
    expect(['2026-11-10', '2026-11-11', '2026-12-01'].map((on) => isOnHold(holds, day(on)))).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('ends on the earlier of its end and the eve of being lifted', () => {
    expect(lastDayOnHold(hold('2026-11-19', '2026-12-02', '2026-12-09'))).toBe('2026-12-02');
    expect(lastDayOnHold(hold('2026-11-19', '2026-12-02', '2026-11-19'))).toBe('2026-11-18');
  });
});

describe('interest', () => {
  it.each([
    ['runs on in any hold but a confirmed breathing space or moratorium', hold('2026-11-02', null), []],
    [
      'rests in a breathing space',
      hold('2026-11-02', '2026-12-31', null, '2026-11-02'),
      [{ from: '2026-11-02', to: '2026-12-31' }],
    ],
    [
      'rests from the official day, where the pause began before it',
      hold('2026-11-02', '2027-01-10', null, '2026-11-12'),
      [{ from: '2026-11-12', to: '2027-01-10' }],
    ],
    [
      'rests on the day it was lifted, too',
      hold('2026-11-02', '2026-12-31', '2026-12-04', '2026-11-02'),
      [{ from: '2026-11-02', to: '2026-12-04' }],
    ],
    [
      'rests on, while no end is known',
      hold('2026-11-02', null, null, '2026-11-02'),
      [{ from: '2026-11-02', to: null }],
    ],
  ])('%s', (_, one, days) => {
    expect(interestFreeDays([one])).toEqual(days);
  });

  it('of a letter rested in the pauses that were over on its day, whatever is recorded later', () => {
    const pauses = [
      hold('2026-09-01', '2026-10-30', '2026-10-31', '2026-09-01'),
      hold('2026-11-02', '2026-12-31', '2026-11-19', '2026-11-02'),
      hold('2026-12-01', null, null, '2026-12-01'),
    ];
    const inLetterOf = (on: string) =>
      interestFreeInLetter(interestFreeDays(pauses), day(on)).map(({ from }) => from);
    expect(['2026-10-29', '2026-10-30', '2026-11-18', '2026-11-19', '2027-01-01'].map(inLetterOf)).toEqual([
      [],
      ['2026-09-01'],
      ['2026-09-01'],
      ['2026-09-01', '2026-11-02'],
      ['2026-09-01', '2026-11-02'],
    ]);
  });
});

describe('a window once the hold is over', () => {
  const window = { opensOn: day('2026-11-16'), deadline: new Date('2026-12-16T10:00:00Z') };
  const later = (one: Hold, earlier: Hold[] = []) => laterByHold(window, one, earlier).toISOString();

  it.each([
    [
      'is later by the whole hold',
      hold('2026-11-20', '2026-12-03', '2026-12-04'),
      '2026-12-30T10:00:00.000Z',
    ],
    [
      'is later where its deadline passed meanwhile',
      hold('2026-12-10', '2027-02-07', '2027-02-08'),
      '2027-02-14T10:00:00.000Z',
    ],
    ['was open on its last day', hold('2026-12-16', '2026-12-17', '2026-12-18'), '2026-12-18T10:00:00.000Z'],
    [
      'was over before the hold began',
      hold('2026-12-17', '2027-01-17', '2027-01-18'),
      '2026-12-16T10:00:00.000Z',
    ],
    ['counts days to the lifting only', hold('2026-11-20', null, '2026-11-22'), '2026-12-18T10:00:00.000Z'],
    [
      'is untouched where set and lifted on one day',
      hold('2026-11-20', null, '2026-11-20'),
      '2026-12-16T10:00:00.000Z',
    ],
    [
      'counts no day before it opened',
      hold('2026-11-01', '2026-11-17', '2026-11-18'),
      '2026-12-18T10:00:00.000Z',
    ],
    ['waits for an end', hold('2026-11-20', null), '2026-12-16T10:00:00.000Z'],
    [
      'keeps its time of day when the clocks go forward',
      hold('2026-12-01', '2027-04-29', '2027-04-30'),
      '2027-05-15T09:00:00.000Z',
    ],
  ])('%s', (_, one, expected) => {
    expect(later(one)).toBe(expected);
  });

  it('does not count a day of two holds twice', () => {
    const first = hold('2026-11-20', '2026-11-29', '2026-11-30');
    const second = hold('2026-11-25', '2026-12-04', '2026-12-05');
    expect(later(second, [first])).toBe('2026-12-21T10:00:00.000Z');
  });

  it('never moves earlier, and by no more than the hold', () => {
    const days = fc.integer({ min: 0, max: 400 });
    fc.assert(
      fc.property(days, days, days, (opens, from, length) => {
        const opensOn = addDays(day('2026-01-01'), opens);
        const one = {
          ...hold('2026-01-01', null),
          from: addDays(day('2026-01-01'), from),
          until: addDays(day('2026-01-01'), from + length),
        };
        const deadline = new Date(`${addDays(opensOn, 30)}T12:00:00Z`);
        const moved = laterByHold({ opensOn, deadline }, one);
        const by = daysBetween(londonDateOf(deadline), londonDateOf(moved) as IsoDate);
        expect(by).toBeGreaterThanOrEqual(0);
        expect(by).toBeLessThanOrEqual(length + 1);
      }),
    );
  });
});
