import { type IsoDate, isIsoDate } from '../../../shared/iso-date.ts';

/**
 * The first of the month where a date was typed without its day: '2026-09', and '2026-9-' as three fields join it. Text,
 * because the month may be none of the calendar; undefined for a whole date and for anything else.
 */
export function firstOfTypedMonth(typed: string): string | undefined {
  const [, year, month = ''] = /^(\d{4})-(\d{1,2})-?$/.exec(typed.trim()) ?? [];
  return year === undefined ? undefined : `${year}-${month.padStart(2, '0')}-01`;
}

/** The same, where the calendar has that month. */
export function typedMonth(typed: string): IsoDate | undefined {
  const first = firstOfTypedMonth(typed);
  return first !== undefined && isIsoDate(first) ? first : undefined;
}
