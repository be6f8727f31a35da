import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatLongDate, formatMonthDayYear } from '../dates.ts';
import { toIsoDate } from '../iso-date.ts';
import { findDates, names } from './dates.ts';

const day = toIsoDate('2026-03-03');

describe('findDates', () => {
  it.each([
    '3 March 2026',
    '03 March 2026',
    '3rd March 2026',
    '3rd of March 2026',
    'the 3rd day of March, 2026',
    '3 Mar 2026',
    '3 MARCH 2026',
    '3-Mar-26',
    '3Mar2026',
    'March 3, 2026',
    'March 3rd 2026',
    'Mar. 3, 2026',
    '03/03/2026',
    '3/3/26',
    '3.3.2026',
    '3-3-2026',
    '03 / 03 / 2026',
    '2026-03-03',
    '2026/03/03',
    'the third of March 2026',
    'Third March 2026',
    "3 March '26",
    '3 March',
    'March the 3rd',
    'March 2026',
    'on 3/3',
    '3\nMarch\n2026',
  ])('%s', (text) => {
    const found = findDates(`It was ${text}.`);
    expect(found).toHaveLength(1);
    expect(found.every((date) => names(date, day))).toBe(true);
  });

  it.each([
    '4 March 2026',
    '3 April 2026',
    '3 March 2025',
    '04/03/2026',
    "3 March '25",
    'May 2026',
    'the fourth of March',
  ])('%s is another day', (text) => {
    const [date] = findDates(text);
    expect(date && names(date, day)).toBe(false);
  });

  it.each([
    'you may 14 times',
    'they march 3 miles',
    'the first may be the last',
    'in 2026',
    'Consumer Rights Act 2015',
    '14 days',
    '45/13/2026',
    'sections 9 to 11',
    'flat 2/1',
    '12-34-56',
    'May I ask?',
    'version 1.2',
  ])('finds no date in %s', (text) => {
    expect(findDates(text)).toEqual([]);
  });

  it('reads back every date as we print it', () => {
    const days = fc
      .date({ min: new Date('1900-01-01'), max: new Date('2200-01-01'), noInvalidDate: true })
      .map((date) => toIsoDate(date.toISOString().slice(0, 10)));
    fc.assert(
      fc.property(days, fc.constantFrom(formatLongDate, formatMonthDayYear), (date, format) => {
        const [found] = findDates(`On ${format(date)}, it rained.`);
        expect(found && found.day !== null && found.year !== null && names(found, date)).toBe(true);
      }),
    );
  });
});
