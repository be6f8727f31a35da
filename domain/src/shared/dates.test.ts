import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  atLondonTime,
  formatClockTime,
  formatDateTime,
  formatLongDate,
  formatMonth,
  formatMonthDayYear,
  isInFuture,
  londonDateOf,
  londonHour,
  startOfLondonDay,
} from './dates.ts';
import { addDays, toIsoDate } from './iso-date.ts';

const instants = fc.date({
  min: new Date('1900-01-01T12:00:00Z'),
  max: new Date('2200-01-01'),
  noInvalidDate: true,
});

// Hours around both changes of 2026, where mistakes live.
const nearChanges = fc
  .tuple(fc.constantFrom('2026-03-29T01:00:00Z', '2026-10-25T01:00:00Z'), fc.integer({ min: -180, max: 180 }))
  .map(([change, minutes]) => new Date(Date.parse(change) + minutes * 60_000));

describe('the day and hour in London', () => {
  it.each([
    ['2026-11-15T00:00:00Z', '2026-11-15', 0],
    ['2026-06-30T22:59:59.999Z', '2026-06-30', 23],
    ['2026-06-30T23:00:00Z', '2026-07-01', 0],
    ['2026-12-31T23:59:59Z', '2026-12-31', 23],
    ['2026-03-29T00:59:59Z', '2026-03-29', 0],
    ['2026-03-29T01:00:00Z', '2026-03-29', 2],
    ['2026-10-25T00:30:00Z', '2026-10-25', 1],
    ['2026-10-25T01:30:00Z', '2026-10-25', 1],
    ['1970-01-01T00:00:00Z', '1970-01-01', 1],
    ['2095-03-27T00:59:59Z', '2095-03-27', 0],
    ['2095-03-27T01:00:00Z', '2095-03-27', 2],
    ['2095-10-30T00:59:59Z', '2095-10-30', 1],
    ['2095-10-30T01:00:00Z', '2095-10-30', 1],
  ])('%s is %s, hour %s', (instant, date, hour) => {
    expect(londonDateOf(new Date(instant))).toBe(date);
    expect(londonHour(new Date(instant))).toBe(hour);
  });

  it('refuses an invalid instant', () => {
    expect(() => londonDateOf(new Date('rubbish'))).toThrow(RangeError);
  });
});

describe('atLondonTime', () => {
  it.each([
    ['2026-11-15', '17:00', '2026-11-15T17:00:00.000Z'],
    ['2026-07-15', '17:00', '2026-07-15T16:00:00.000Z'],
    ['2026-07-15', '00:30', '2026-07-14T23:30:00.000Z'],
    ['2026-03-29', '00:59', '2026-03-29T00:59:00.000Z'],
    ['2026-03-29', '02:00', '2026-03-29T01:00:00.000Z'],
    ['2026-03-29', '17:00', '2026-03-29T16:00:00.000Z'],
    ['2026-10-25', '00:59', '2026-10-24T23:59:00.000Z'],
    ['2026-10-25', '02:00', '2026-10-25T02:00:00.000Z'],
    ['2026-10-25', '17:00', '2026-10-25T17:00:00.000Z'],
    ['1969-12-15', '09:00', '1969-12-15T08:00:00.000Z'],
    ['1943-07-01', '12:00', '1943-07-01T10:00:00.000Z'],
  ])('%s at %s is %s', (date, time, instant) => {
    expect(atLondonTime(toIsoDate(date), time).toISOString()).toBe(instant);
  });

  it.each(['01:00', '01:30', '01:59'])('moves the skipped %s an hour on', (time) => {
    const instant = atLondonTime(toIsoDate('2026-03-29'), time);
    expect(instant.toISOString()).toBe(`2026-03-29T${time}:00.000Z`);
    expect(londonHour(instant)).toBe(2);
  });

  it.each(['01:00', '01:30', '01:59'])('takes the first of the repeated %s', (time) => {
    expect(atLondonTime(toIsoDate('2026-10-25'), time).toISOString()).toBe(
      `2026-10-25T00:${time.slice(3)}:00.000Z`,
    );
  });

  it.each(['24:00', '7:00', '17:60', '17', '17:00:00', ''])('refuses %j', (time) => {
    expect(() => atLondonTime(toIsoDate('2026-11-15'), time)).toThrow(RangeError);
  });

  it('agrees with looking at every possible offset', () => {
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', timeStyle: 'short' });
    const times = fc.tuple(fc.nat(23), fc.nat(59)).map((parts) => parts.map(twoDigits).join(':'));
    fc.assert(
      fc.property(fc.oneof(instants, nearChanges), times, (day, time) => {
        const date = londonDateOf(day);
        const utc = Date.parse(`${date}T${time}:00Z`);
        const shows = (instant: Date) => clock.format(instant) === time && londonDateOf(instant) === date;
        const [first] = [120, 60, 0].map((minutes) => new Date(utc - minutes * 60_000)).filter(shows);
        expect(atLondonTime(date, time)).toEqual(first ?? new Date(utc));
      }),
      { numRuns: 500 },
    );
  });
});

describe('startOfLondonDay', () => {
  it('is the first instant of its day', () => {
    fc.assert(
      fc.property(fc.oneof(instants, nearChanges), (day) => {
        const date = londonDateOf(day);
        const start = startOfLondonDay(date);
        expect(start.getTime()).toBeLessThanOrEqual(day.getTime());
        expect(londonDateOf(start)).toBe(date);
        expect(londonDateOf(new Date(start.getTime() - 1))).toBe(addDays(date, -1));
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['2026-03-29', 23],
    ['2026-10-25', 25],
    ['2026-11-15', 24],
  ])('%s has %s hours', (date, hours) => {
    const day = toIsoDate(date);
    const length = startOfLondonDay(addDays(day, 1)).getTime() - startOfLondonDay(day).getTime();
    expect(length / 3_600_000).toBe(hours);
  });
});

describe('isInFuture', () => {
  it.each([
    ['2026-07-01', '2026-06-30T22:59:59Z', true],
    ['2026-07-01', '2026-06-30T23:00:00Z', false],
    ['2026-06-30', '2026-06-30T00:00:00Z', false],
    ['2026-06-29', '2026-06-30T00:00:00Z', false],
  ])('%s seen at %s: %s', (date, now, expected) => {
    expect(isInFuture(toIsoDate(date), new Date(now))).toBe(expected);
  });
});

describe('formats', () => {
  it.each([
    ['2026-11-15T15:05:00Z', '15 November 2026', 'November 15, 2026', 'Nov 15, 2026 at 3:05 PM'],
    ['2026-11-05T00:00:00Z', '5 November 2026', 'November 05, 2026', 'Nov 05, 2026 at 12:00 AM'],
    ['2026-09-01T11:59:59Z', '1 September 2026', 'September 01, 2026', 'Sep 01, 2026 at 12:59 PM'],
    ['2026-06-30T23:30:00Z', '1 July 2026', 'July 01, 2026', 'Jul 01, 2026 at 12:30 AM'],
    ['2026-03-29T01:00:00Z', '29 March 2026', 'March 29, 2026', 'Mar 29, 2026 at 2:00 AM'],
    ['2026-10-25T01:00:00Z', '25 October 2026', 'October 25, 2026', 'Oct 25, 2026 at 1:00 AM'],
  ])('%s', (instant, long, monthFirst, withTime) => {
    const date = new Date(instant);
    expect(formatLongDate(date)).toBe(long);
    expect(formatMonthDayYear(date)).toBe(monthFirst);
    expect(formatDateTime(date)).toBe(withTime);
  });

  it('writes a time of the day to the second', () => {
    expect(formatClockTime(new Date('2026-07-01T13:03:07Z'))).toBe('14:03:07');
  });

  it('writes a calendar date as it stands', () => {
    expect(formatLongDate(toIsoDate('2026-07-01'))).toBe('1 July 2026');
    expect(formatMonthDayYear(toIsoDate('2026-07-01'))).toBe('July 01, 2026');
    expect(formatMonth(toIsoDate('2026-07-01'))).toBe('July 2026');
  });

  it('agrees with the en-GB long form', () => {
    const reference = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', dateStyle: 'long' });
    fc.assert(
      fc.property(instants, (date) => {
        expect(formatLongDate(date)).toBe(reference.format(date));
      }),
    );
  });
});

describe('the zone of the machine', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it.each([
    ['UTC', 0],
    ['Asia/Tokyo', -540],
    ['America/Los_Angeles', 420],
    ['Pacific/Kiritimati', -840],
  ])('does not matter: %s', (zone, offset) => {
    vi.stubEnv('TZ', zone);
    const late = new Date('2026-06-30T23:30:00Z');
    expect(late.getTimezoneOffset()).toBe(offset);
    expect(formatDateTime(late)).toBe('Jul 01, 2026 at 12:30 AM');
    expect(formatLongDate(toIsoDate('2026-06-30'))).toBe('30 June 2026');
    expect(atLondonTime(toIsoDate('2026-06-30'), '17:00').toISOString()).toBe('2026-06-30T16:00:00.000Z');
    expect(addDays(toIsoDate('2026-03-28'), 2)).toBe('2026-03-30');
  });
});

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
