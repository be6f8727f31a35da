/** A calendar day without time or zone, written YYYY-MM-DD, so that string order is date order. */
export type IsoDate = string & { readonly __format: 'YYYY-MM-DD' };

const MS_PER_DAY = 86_400_000;

export function isIsoDate(text: string): text is IsoDate {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text.startsWith('0000')) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  // Some engines parse 30 February as 2 March instead of refusing it.
  return new Date(time).getUTCDate() === Number(text.slice(8));
}

/** For text from users or other systems. Undefined when it is not a real calendar day. */
export function parseIsoDate(text: string): IsoDate | undefined {
  const trimmed = text.trim();
  return isIsoDate(trimmed) ? trimmed : undefined;
}

/** For dates written in code and read from our own tables, where a wrong one is a bug. */
export function toIsoDate(text: string): IsoDate {
  if (!isIsoDate(text)) throw new RangeError(`Not a calendar date: ${text}`);
  return text;
}

export function addDays(date: IsoDate, days: number): IsoDate {
  if (!Number.isInteger(days)) throw new RangeError(`Not a whole number of days: ${days}`);
  return toIsoDate(new Date(dayNumber(date) * MS_PER_DAY + days * MS_PER_DAY).toISOString().slice(0, 10));
}

/** The same day of a later year; of 29 February where that year has none, the 28th. */
export function addYears(date: IsoDate, years: number): IsoDate {
  const later = `${String(Number(date.slice(0, 4)) + years).padStart(4, '0')}${date.slice(4)}`;
  return isIsoDate(later) ? later : toIsoDate(later.replace('02-29', '02-28'));
}

/** The same day of a later month; where that month is too short, its last day: 31 January and a month is 28 February. */
export function addMonths(date: IsoDate, months: number): IsoDate {
  if (!Number.isInteger(months)) throw new RangeError(`Not a whole number of months: ${months}`);
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const count = year * 12 + (month - 1) + months;
  const first = toIsoDate(
    `${padded(Math.floor(count / 12), 4)}-${padded((((count % 12) + 12) % 12) + 1, 2)}-01`,
  );
  return addDays(first, Math.min(day, daysInMonthOf(first)) - 1);
}

export function daysInMonthOf(date: IsoDate): number {
  const [year, month] = date.split('-').map(Number);
  return new Date(Date.UTC(year ?? 0, month ?? 0, 0)).getUTCDate();
}

/** Days from the first date to the second; negative when the second is earlier. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return dayNumber(to) - dayNumber(from);
}

/**
 * Completed years of age on a day, negative before birth. In years without 29 February, a person born on that
 * day turns a year older on 1 March.
 */
export function ageOn(birth: IsoDate, on: IsoDate): number {
  const years = Number(on.slice(0, 4)) - Number(birth.slice(0, 4));
  return on.slice(5) < birth.slice(5) ? years - 1 : years;
}

const padded = (value: number, width: number): string => String(value).padStart(width, '0');

function dayNumber(date: IsoDate): number {
  return Date.parse(`${date}T00:00:00Z`) / MS_PER_DAY;
}
