import type { IssueType } from '../claims/issue-types.ts';
import type { Jurisdiction } from '../claims/jurisdictions.ts';
import type { Law } from '../law/law.ts';
import { limitationOf } from '../law/limitation/limitation.ts';
import type { LimitationKind } from '../law/limitation/periods.ts';
import { needsChecking } from '../law/rows.ts';
import { daysBetween, type IsoDate } from '../shared/iso-date.ts';

export type TimeLeft =
  | {
      readonly kind: 'left';
      readonly lastDay: IsoDate;
      /** The last working day not after it. */
      readonly aimFor: IsoDate;
      readonly days: number;
      readonly isShort: boolean;
      readonly mustCheck: boolean;
    }
  | { readonly kind: 'over'; readonly lastDay: IsoDate }
  | { readonly kind: 'ask-a-solicitor' };

/** Undefined: time depends on more than a day, or a tribunal has limits of its own. */
const periodOf: Readonly<Record<IssueType, LimitationKind | undefined>> = {
  'Contract Dispute': 'contract',
  'Debt Recovery': 'contract',
  'Consumer Rights': 'contract',
  'Landlord/Tenant Dispute': 'contract',
  'Professional Negligence': 'contract',
  'Property Damage': 'damage',
  'Personal Injury': 'injury',
  'Employment Issue': undefined,
  Other: undefined,
};

const shortDays = 183;

type Claim = { readonly jurisdiction: Jurisdiction; readonly issueType: IssueType };

/** Time left to go to court, counted from the day alone: payments and acknowledgements since may make it longer. */
export function timeLeft(
  { jurisdiction, issueType }: Claim,
  since: IsoDate,
  today: IsoDate,
  law: Law,
): TimeLeft {
  const kind = periodOf[issueType];
  if (!kind) return { kind: 'ask-a-solicitor' };
  const limitation = limitationOf({ nation: jurisdiction, kind, arose: since, isFixedSum: true }, law);
  if (limitation.kind !== 'day') return { kind: 'ask-a-solicitor' };
  const { lastDay, aimFor, row } = limitation;
  if (lastDay < today) return { kind: 'over', lastDay };
  const days = daysBetween(today, lastDay);
  return { kind: 'left', lastDay, aimFor, days, isShort: days < shortDays, mustCheck: needsChecking(row) };
}
