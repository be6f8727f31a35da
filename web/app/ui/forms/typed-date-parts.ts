import { monthNamed } from '@plainclaim/domain/shared/typed-date';
import { type DateParts, joinDateParts, splitDateValue, unpad } from './date-parts.ts';

const noParts: DateParts = { day: '', month: '', year: '' };

/** The value of boxes as typed: a month may be typed as its name, September, Sept or Sept. */
export const joinTypedParts = (parts: DateParts): string =>
  joinDateParts({ ...parts, month: inFigures(parts.month) });

const inFigures = (month: string): string => String(monthNamed(month) ?? month);

/** A whole date pasted into one of the boxes, day first as in Britain, or year first as machines write it. */
export function readPastedDate(text: string): DateParts | null {
  const match =
    /^(?<day>\d{1,2})[\s./-]+(?<month>\d{1,2}|\p{L}{3,9})[\s.,/-]+(?<year>\d{4})$/u.exec(text.trim()) ??
    /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/.exec(text.trim());
  if (!match?.groups) return null;
  const { day = '', month = '', year = '' } = match.groups;
  const isMonth = /\d/.test(month) || monthNamed(month) !== undefined;
  return isMonth ? { day: unpad(day), month: unpad(inFigures(month)), year } : null;
}

/** Takes over a value from outside, but leaves '07' as typed when it means the same. */
export function partsFor(value: string, typed: DateParts): DateParts {
  if (joinTypedParts(typed) === value) return typed;
  return value === '' ? noParts : splitDateValue(value);
}
