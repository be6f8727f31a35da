import { type IsoDate, isIsoDate } from '../../../shared/iso-date.ts';
import { typedDateProblem } from '../../../shared/typed-date.ts';
import { whenWords } from '../chronology.ts';
import { dateInFuture } from '../rules/check-dates.ts';
import { firstOfTypedMonth, typedMonth } from './typed-month.ts';

/** 24 August 2026 or, of a month alone, August 2026; undefined while it is neither. */
export function typedWhen(typed: string): string | undefined {
  const on = typed.trim();
  if (isIsoDate(on)) return whenWords({ on, exact: true });
  const month = typedMonth(on);
  return month && whenWords({ on: month, exact: false });
}

/** What is wrong with a date as typed, for a letter of this day; undefined for nothing typed. */
export function typedWhenProblem(typed: string, letterDate: IsoDate): string | undefined {
  const on = firstOfTypedMonth(typed) ?? typed.trim();
  return typedDateProblem(on) ?? (on > letterDate ? dateInFuture : undefined);
}
