import { type IsoDate, toIsoDate } from './iso-date.ts';

/** What a clock in London shows, whatever zone the machine is set to. */
type Civil = { year: number; month: number; day: number; hour: number; minute: number };

/** Writes `01/07/2026, GMT+01:00`. Made at first use: it takes a slow phone 40 ms, and most pages show no time of day. */
const london = once(
  () => new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', timeZoneName: 'longOffset' }),
);

const DAY_MS = 86_400_000;
const HALF_A_DAY_MS = DAY_MS / 2;

export function londonDateOf(instant: Date): IsoDate {
  const { year, month, day } = civilOf(instant);
  return toIsoDate(`${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`);
}

export function londonHour(instant: Date): number {
  return civilOf(instant).hour;
}

export function startOfLondonDay(date: IsoDate): Date {
  return atLondonTime(date, '00:00');
}

/**
 * The instant at which London's clock shows this time on this day. When the clock shows it twice, the first;
 * when the clock jumps over it, as much later as the jump is long (01:30 becomes 02:30).
 */
export function atLondonTime(date: IsoDate, time: string): Date {
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) throw new RangeError(`Not a time of day: ${time}`);
  const wall = Date.parse(`${date}T${time}:00Z`);
  // The clocks never change twice within a day, so these two cover every possible offset.
  const before = wall - offsetAt(wall - HALF_A_DAY_MS);
  const after = wall - offsetAt(wall + HALF_A_DAY_MS);
  const shows = (instant: number) => instant + offsetAt(instant) === wall;
  return new Date(!shows(before) && shows(after) ? after : before);
}

/** Whether the day has not begun in London at this moment. Today is not in the future. */
export function isInFuture(date: IsoDate, now: Date): boolean {
  return date > londonDateOf(now);
}

/** 15 November 2026: letters and deadlines. */
export function formatLongDate(day: Date | IsoDate): string {
  const date = asIsoDate(day);
  return `${Number(date.slice(8))} ${monthName(date)} ${Number(date.slice(0, 4))}`;
}

/** November 2026: days of which only the month is known. */
export function formatMonth(day: IsoDate): string {
  return `${monthName(day)} ${Number(day.slice(0, 4))}`;
}

/** November 05, 2026 ('MMMM dd, yyyy'): lists and timelines. */
export function formatMonthDayYear(day: Date | IsoDate): string {
  const date = asIsoDate(day);
  return `${monthName(date)} ${date.slice(8)}, ${date.slice(0, 4)}`;
}

/** Nov 15, 2026 at 3:05 PM ('MMM dd, yyyy at h:mm a'). */
export function formatDateTime(instant: Date): string {
  const date = londonDateOf(instant);
  const { hour, minute } = civilOf(instant);
  const clock = `${hour % 12 || 12}:${twoDigits(minute)} ${hour < 12 ? 'AM' : 'PM'}`;
  return `${monthName(date).slice(0, 3)} ${date.slice(8)}, ${date.slice(0, 4)} at ${clock}`;
}

/** 15 November 2026 at 15:05: moments that may have to be proven. */
export function formatDayAndTime(instant: Date): string {
  const { hour, minute } = civilOf(instant);
  return `${formatLongDate(instant)} at ${twoDigits(hour)}:${twoDigits(minute)}`;
}

/** 14:03:27, where it is about seconds. */
export function formatClockTime(instant: Date): string {
  const { hour, minute } = civilOf(instant);
  return [hour, minute, instant.getUTCSeconds()].map(twoDigits).join(':');
}

// Written out, because engines disagree on short names ("Sep", "Sept"), which would break hydration.
const monthNames =
  'January February March April May June July August September October November December'.split(' ');

function monthName(date: IsoDate): string {
  return monthNames[Number(date.slice(5, 7)) - 1] as string;
}

function asIsoDate(day: Date | IsoDate): IsoDate {
  return typeof day === 'string' ? day : londonDateOf(day);
}

function civilOf(instant: Date | number): Civil {
  const shown = new Date(Number(instant) + offsetAt(Number(instant)));
  return {
    year: shown.getUTCFullYear(),
    month: shown.getUTCMonth() + 1,
    day: shown.getUTCDate(),
    hour: shown.getUTCHours(),
    minute: shown.getUTCMinutes(),
  };
}

/** How far London's clock is ahead of UTC, in milliseconds. */
function offsetAt(instant: number): number {
  const [, hours, minutes] = /GMT\+(\d\d):(\d\d)$/.exec(london().format(instant)) ?? [];
  return (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
