import { type IsoDate, toIsoDate } from './iso-date.ts';

/** Everything here speaks of the clock on a wall in London, whatever zone the machine is set to. */
type Civil = { year: number; month: number; day: number; hour: number; minute: number };

/** Made when it is first asked for: it takes a slow phone 40 ms, and only days long ago need it. */
const london = once(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Europe/London',
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    }),
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

const HOUR_MS = DAY_MS / 24;

/** From here on London's clock follows one rule. Before, the dates were set for each year, and the calendar of the machine knows them. */
const sameRuleSince = Date.UTC(1996, 0, 1);

/** How far London's clock is ahead. Worked out, since asking for it is slow, and lists have many dates. */
function offsetAt(instant: number): number {
  if (!(instant >= sameRuleSince)) return askOffset(instant);
  const year = new Date(instant).getUTCFullYear();
  const isSummer = instant >= clockChangeIn(year, 2) && instant < clockChangeIn(year, 9);
  return isSummer ? HOUR_MS : 0;
}

/** One in the morning, Greenwich mean time, on the last Sunday of March and of October: Summer Time Act 1972, s. 1 as amended in 2002. */
function clockChangeIn(year: number, march2OrOctober9: 2 | 9): number {
  const last = new Date(Date.UTC(year, march2OrOctober9, 31, 1));
  return last.getTime() - last.getUTCDay() * DAY_MS;
}

function askOffset(instant: number): number {
  const shows = new Map(
    london()
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const of = (part: Intl.DateTimeFormatPartTypes) => shows.get(part) ?? 0;
  // setUTCFullYear, because Date.UTC takes the years 0 to 99 for 1900 to 1999.
  const shown = new Date(0);
  shown.setUTCFullYear(of('year'), of('month') - 1, of('day'));
  shown.setUTCHours(of('hour'), of('minute'), of('second'));
  return shown.getTime() - Math.floor(instant / 1000) * 1000;
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
