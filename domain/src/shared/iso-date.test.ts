import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  addYears,
  ageOn,
  daysBetween,
  daysInMonthOf,
  isIsoDate,
  parseIsoDate,
  toIsoDate,
} from './iso-date.ts';
import { isoDate } from './iso-date-field.ts';

const days = fc
  .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => toIsoDate(date.toISOString().slice(0, 10)));

describe('isIsoDate', () => {
  it.each(['2026-11-15', '2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31', '1968-10-27'])(
    'takes %s',
    (text) => {
      expect(isIsoDate(text)).toBe(true);
    },
  );

  it.each([
    '',
    '2026-02-29',
    '2026-02-30',
    '1900-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-01-32',
    '0000-01-01',
    '2026-1-5',
    '26-01-05',
    '15/11/2026',
    '2026-11-15T00:00:00Z',
    ' 2026-11-15',
    '+02026-11-15',
    '٢٠٢٦-١١-١٥',
  ])('refuses %j', (text) => {
    expect(isIsoDate(text)).toBe(false);
  });
});

describe('reading', () => {
  it('trims what people paste and refuses the rest', () => {
    expect(parseIsoDate(' 2026-11-15\n')).toBe('2026-11-15');
    expect(parseIsoDate('2026-11-31')).toBeUndefined();
  });

  it('treats a wrong date in code as a bug', () => {
    expect(() => toIsoDate('2026-11-31')).toThrow(RangeError);
  });

  it('gives a form its message once', () => {
    const field = isoDate('Incident date is required');
    expect(field.parse(' 2026-11-15 ')).toBe('2026-11-15');
    for (const wrong of [undefined, null, '', '31/01/2026', '2026-02-30', 20261115]) {
      const messages = field.safeParse(wrong).error?.issues.map((issue) => issue.message);
      expect(messages).toEqual(['Incident date is required']);
    }
  });
});

describe('counting days', () => {
  it.each([
    ['2026-11-15', 14, '2026-11-29'],
    ['2026-11-15', 21, '2026-12-06'],
    ['2026-12-10', 30, '2027-01-09'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-02-28', 1, '2026-03-01'],
    ['2026-03-28', 2, '2026-03-30'],
    ['2026-10-24', 2, '2026-10-26'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-01-01', 0, '2026-01-01'],
  ])('%s and %s days is %s', (from, count, to) => {
    expect(addDays(toIsoDate(from), count)).toBe(to);
    expect(daysBetween(toIsoDate(from), toIsoDate(to))).toBe(count);
  });

  it('refuses parts of a day and years beyond 9999', () => {
    expect(() => addDays(toIsoDate('2026-01-01'), 0.5)).toThrow(RangeError);
    expect(() => addDays(toIsoDate('9999-12-31'), 1)).toThrow(RangeError);
  });

  it.each([
    ['2026-11-18', 6, '2032-11-18'],
    ['2024-02-29', 4, '2028-02-29'],
    ['2024-02-29', 6, '2030-02-28'],
  ])('addYears(%s, %d) is %s', (from, years, to) => {
    expect(addYears(toIsoDate(from), years)).toBe(to);
  });

  it.each([
    ['2026-01-31', 31],
    ['2026-02-10', 28],
    ['2028-02-01', 29],
    ['2026-12-01', 31],
  ])('the month of %s has %d days', (date, days) => {
    expect(daysInMonthOf(toIsoDate(date))).toBe(days);
  });

  it('adds what it measures', () => {
    fc.assert(
      fc.property(days, days, (a, b) => {
        expect(addDays(a, daysBetween(a, b))).toBe(b);
      }),
    );
  });

  it('orders like text', () => {
    fc.assert(
      fc.property(days, days, (a, b) => {
        expect(daysBetween(a, b) > 0).toBe(b > a);
      }),
    );
  });
});

describe('addMonths', () => {
  it.each([
    ['2027-01-31', 1, '2027-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2027-01-31', 2, '2027-03-31'],
    ['2027-01-31', 3, '2027-04-30'],
    ['2026-11-15', 0, '2026-11-15'],
    ['2026-11-15', 2, '2027-01-15'],
    ['2026-12-31', 36, '2029-12-31'],
    ['2027-03-31', -1, '2027-02-28'],
    ['2027-01-15', -1, '2026-12-15'],
  ])('of %s and %s is %s', (from, months, to) => {
    expect(addMonths(toIsoDate(from), months)).toBe(to);
  });

  it('stays in the month that it names', () => {
    const starts = days.filter((day) => day > '0100-01-01' && day < '9900-01-01');
    fc.assert(
      fc.property(starts, fc.integer({ min: -1000, max: 1000 }), (from, months) => {
        const to = addMonths(from, months);
        const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
        expect(monthOf(to) - monthOf(from)).toBe(months);
        expect(Number(to.slice(8))).toBe(Math.min(Number(from.slice(8)), daysInMonthOf(to)));
      }),
    );
  });

  it('takes no part of a month', () => {
    expect(() => addMonths(toIsoDate('2026-11-15'), 0.5)).toThrow(RangeError);
  });
});

describe('ageOn', () => {
  it.each([
    ['2008-11-15', '2026-11-14', 17],
    ['2008-11-15', '2026-11-15', 18],
    ['2008-11-15', '2026-11-16', 18],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
    ['2008-02-29', '2028-02-29', 20],
    ['2026-11-15', '2026-11-15', 0],
    ['2026-11-16', '2026-11-15', -1],
    ['1926-12-31', '2026-01-01', 99],
  ])('born %s, on %s: %s', (birth, on, age) => {
    expect(ageOn(toIsoDate(birth), toIsoDate(on))).toBe(age);
  });

  it('never falls as days pass', () => {
    const spans = fc.tuple(days, days, fc.nat(3000)).filter(([, on]) => on < '9990-01-01');
    fc.assert(
      fc.property(spans, ([birth, on, later]) => {
        expect(ageOn(birth, addDays(on, later))).toBeGreaterThanOrEqual(ageOn(birth, on));
      }),
    );
  });
});
