import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, toIsoDate } from './iso-date.ts';
import { addWorkingDays, bankHolidays, isWorkingDay, type Nation } from './working-days.ts';

const nations = ['England & Wales', 'Scotland', 'Northern Ireland'] as const;

describe('bank holidays', () => {
  // As gov.uk lists them for 2026 and 2027.
  it.each<[number, Nation, readonly string[]]>([
    [
      2026,
      'England & Wales',
      [
        '2026-01-01',
        '2026-04-03',
        '2026-04-06',
        '2026-05-04',
        '2026-05-25',
        '2026-08-31',
        '2026-12-25',
        '2026-12-28',
      ],
    ],
    [
      2027,
      'England & Wales',
      [
        '2027-01-01',
        '2027-03-26',
        '2027-03-29',
        '2027-05-03',
        '2027-05-31',
        '2027-08-30',
        '2027-12-27',
        '2027-12-28',
      ],
    ],
    [
      2026,
      'Scotland',
      [
        '2026-01-01',
        '2026-01-02',
        '2026-04-03',
        '2026-05-04',
        '2026-05-25',
        '2026-08-03',
        '2026-11-30',
        '2026-12-25',
        '2026-12-28',
      ],
    ],
    [
      2026,
      'Northern Ireland',
      [
        '2026-01-01',
        '2026-03-17',
        '2026-04-03',
        '2026-04-06',
        '2026-05-04',
        '2026-05-25',
        '2026-07-13',
        '2026-08-31',
        '2026-12-25',
        '2026-12-28',
      ],
    ],
    // 1 January on a Saturday: Scotland's second day moves past the first one's substitute.
    [2028, 'Scotland', ['2028-01-03', '2028-01-04']],
  ])('of %i in %s', (year, nation, days) => {
    const all = [...bankHolidays(year, nation)].sort();
    expect(all.filter((day) => days.length > 2 || day < `${year}-02`)).toEqual(days);
  });
});

describe('working days', () => {
  it.each<[string, number, Nation, string]>([
    ['2026-11-16', 3, 'England & Wales', '2026-11-19'],
    ['2026-11-19', 3, 'England & Wales', '2026-11-24'],
    ['2026-11-21', 3, 'England & Wales', '2026-11-25'],
    ['2026-12-23', 3, 'England & Wales', '2026-12-30'],
    ['2026-11-27', 1, 'Scotland', '2026-12-01'],
    ['2026-11-27', 1, 'Northern Ireland', '2026-11-30'],
    ['2026-11-16', 0, 'Scotland', '2026-11-16'],
  ])('from %s, %i in %s: %s', (from, days, nation, to) => {
    expect(addWorkingDays(toIsoDate(from), days, nation)).toBe(to);
  });

  it('end on one, and pass exactly as many as were asked for', () => {
    const start = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays(toIsoDate('2000-01-01'), days));
    fc.assert(
      fc.property(
        start,
        fc.integer({ min: 1, max: 15 }),
        fc.constantFrom(...nations),
        (from, days, nation) => {
          const to = addWorkingDays(from, days, nation);
          let passed = 0;
          for (let day = from; day < to; ) {
            day = addDays(day, 1);
            if (isWorkingDay(day, nation)) passed += 1;
          }
          expect(passed).toBe(days);
          expect(isWorkingDay(to, nation)).toBe(true);
        },
      ),
    );
  });

  it.each([-1, 1.5])('cannot be %d', (days) => {
    expect(() => addWorkingDays(toIsoDate('2026-11-16'), days, 'Scotland')).toThrow(RangeError);
  });
});
