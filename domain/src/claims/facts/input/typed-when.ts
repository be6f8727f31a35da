import { isIsoDate } from '../../../shared/iso-date.ts';
import { whenWords } from '../chronology.ts';
import { typedMonth } from './typed-month.ts';

/** 24 August 2026 or, of a month alone, August 2026; undefined while it is neither. */
export function typedWhen(typed: string): string | undefined {
  const on = typed.trim();
  if (isIsoDate(on)) return whenWords({ on, exact: true });
  const month = typedMonth(on);
  return month && whenWords({ on: month, exact: false });
}
