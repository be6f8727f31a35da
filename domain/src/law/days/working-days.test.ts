import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type IsoDate, toIsoDate } from '../../shared/iso-date.ts';
import type { Nation } from '../../shared/nation.ts';
import { shippedLaw } from '../law.ts';
import { bankHolidays } from './bank-holidays.ts';
import { holidaysByFormula } from './holiday-formula.ts';
import { areHolidaysPublished, isBankHoliday } from './is-bank-holiday.ts';
import { addWorkingDays, firstWorkingDayFrom, isWorkingDay, lastWorkingDayUpTo } from './working-days.ts';

const nations = ['England & Wales', 'Scotland', 'Northern Ireland'] as const;

const daysOf = (year: number): IsoDate[] =>
  Array.from({ length: 366 }, (_, n) => addDays(toIsoDate(`${year}-01-01`), n)).filter((day) =>
    day.startsWith(`${year}-`),
  );

describe('bank holidays', () => {
  it.each(nations)('are in %s what the formula works out, but for the one-offs', (nation) => {
    for (const year of [2025, 2026, 2027, 2028]) {
      const listed = daysOf(year).filter((day) => isBankHoliday(day, nation, shippedLaw));
      const oneOffs = nation === 'Scotland' && year === 2026 ? ['2026-06-15'] : [];
      expect(listed).toEqual([...holidaysByFormula(year, nation), ...oneOffs].sort());
    }
  });

  it.each<[string, Nation]>([
    ['2022-06-03', 'England & Wales'],
    ['2029-01-02', 'Scotland'],
    ['2029-07-12', 'Northern Ireland'],
  ])('outside the published years come from the formula: %s in %s', (day, nation) => {
    expect(areHolidaysPublished(toIsoDate(day), nation, shippedLaw)).toBe(false);
    const isHoliday = holidaysByFormula(Number(day.slice(0, 4)), nation).has(toIsoDate(day));
    expect(isBankHoliday(toIsoDate(day), nation, shippedLaw)).toBe(isHoliday);
  });

  it('have rows that their own schema accepts', () => {
    for (const { value } of bankHolidays.rows) expect(bankHolidays.schema.parse(value)).toEqual(value);
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
    ['2026-06-12', 1, 'Scotland', '2026-06-16'],
    ['2026-11-02', 5, 'England & Wales', '2026-11-09'],
  ])('from %s, %i in %s: %s', (from, days, nation, to) => {
    expect(addWorkingDays(toIsoDate(from), days, nation, shippedLaw)).toBe(to);
  });

  it('end on one, and pass exactly as many as were asked for', () => {
    const start = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays(toIsoDate('2000-01-01'), days));
    fc.assert(
      fc.property(
        start,
        fc.integer({ min: 1, max: 15 }),
        fc.constantFrom(...nations),
        (from, days, nation) => {
          const to = addWorkingDays(from, days, nation, shippedLaw);
          let passed = 0;
          for (let day = from; day < to; ) {
            day = addDays(day, 1);
            if (isWorkingDay(day, nation, shippedLaw)) passed += 1;
          }
          expect(passed).toBe(days);
          expect(isWorkingDay(to, nation, shippedLaw)).toBe(true);
        },
      ),
    );
  });

  it('nearest to a day lie on its two sides, with no other in between', () => {
    const start = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays(toIsoDate('2000-01-01'), days));
    fc.assert(
      fc.property(start, fc.constantFrom(...nations), (day, nation) => {
        const [before, after] = [
          lastWorkingDayUpTo(day, nation, shippedLaw),
          firstWorkingDayFrom(day, nation, shippedLaw),
        ];
        expect([isWorkingDay(before, nation, shippedLaw), isWorkingDay(after, nation, shippedLaw)]).toEqual([
          true,
          true,
        ]);
        expect(before <= day && day <= after).toBe(true);
        expect(
          isWorkingDay(day, nation, shippedLaw) ? after : addWorkingDays(before, 1, nation, shippedLaw),
        ).toBe(after);
      }),
    );
  });

  it.each([-1, 1.5])('cannot be %d', (days) => {
    expect(() => addWorkingDays(toIsoDate('2026-11-16'), days, 'Scotland', shippedLaw)).toThrow(RangeError);
  });
});
