import { addDays, addYears, daysInMonthOf, type IsoDate } from '../../shared/iso-date.ts';
import type { Nation } from '../../shared/nation.ts';
import type { Law } from '../law.ts';
import { lookUp, type Unknown } from '../rows.ts';

type OnTheRegister = {
  readonly known: true;
  /** Paid in full up to this day, the judgment is taken off; null where nothing takes it off. */
  readonly removedIfPaidBy: IsoDate | null;
  /** Otherwise it is told to lenders until then. */
  readonly until: IsoDate;
};

/** What a judgment means for the other side's credit file. The courts count a month as the days of the judgment's own. */
export function onTheRegister(nation: Nation, judgmentOn: IsoDate, law: Law): OnTheRegister | Unknown {
  const found = lookUp(law.judgmentRegister.rows, { nation, on: judgmentOn });
  if (!found.known) return found;
  const { years, removedWithinMonth } = found.value;
  return {
    known: true,
    removedIfPaidBy: removedWithinMonth ? addDays(judgmentOn, daysInMonthOf(judgmentOn)) : null,
    until: addYears(judgmentOn, years),
  };
}
