import type { IssueType } from '../claims/issue-types.ts';
import type { Jurisdiction } from '../claims/jurisdictions.ts';
import { limitationOfClaim, reasonForMoreTime } from '../claims/time-left.ts';
import type { Law } from '../law/law.ts';
import { isOlderThanAnyPeriod } from '../law/limitation/limitation.ts';
import { needsChecking } from '../law/rows.ts';
import { daysBetween, type IsoDate } from '../shared/iso-date.ts';

export type CourtTime =
  | {
      readonly kind: 'left';
      readonly lastDay: IsoDate;
      /** The last working day not after it. */
      readonly aimFor: IsoDate;
      readonly days: number;
      readonly isShort: boolean;
      readonly mustCheck: boolean;
    }
  | {
      readonly kind: 'over';
      /** Undefined where it is so long ago that no rule of ours covers it. */
      readonly lastDay: IsoDate | undefined;
      readonly unless: ReturnType<typeof reasonForMoreTime>;
    }
  | { readonly kind: 'ask-a-solicitor' };

const shortDays = 183;

type Claim = { readonly jurisdiction: Jurisdiction; readonly issueType: IssueType };

/** Time left to go to court, counted from the day alone: payments and acknowledgements since may make it longer. */
export function courtTime(claim: Claim, since: IsoDate, today: IsoDate, law: Law): CourtTime {
  const limitation = limitationOfClaim({ ...claim, incidentDate: since }, law);
  if (!limitation) return { kind: 'ask-a-solicitor' };
  const unless = reasonForMoreTime(claim);
  if (isOlderThanAnyPeriod(limitation, since, today)) return { kind: 'over', lastDay: undefined, unless };
  if (limitation.kind !== 'day') return { kind: 'ask-a-solicitor' };
  const { lastDay, aimFor, row } = limitation;
  if (lastDay < today) return { kind: 'over', lastDay, unless };
  const days = daysBetween(today, lastDay);
  return { kind: 'left', lastDay, aimFor, days, isShort: days < shortDays, mustCheck: needsChecking(row) };
}
