import { addDays, addYears, type IsoDate } from '../../shared/iso-date.ts';
import type { Nation } from '../../shared/nation.ts';
import { firstWorkingDayFrom, lastWorkingDayUpTo } from '../days/working-days.ts';
import type { Law } from '../law.ts';
import { type LawRow, lookUp, type WhyUnknown } from '../rows.ts';
import { type LimitationKind, longestPeriod, type Period } from './periods.ts';

export type LimitationFacts = {
  readonly nation: Nation;
  readonly kind: LimitationKind;
  /** The day the claim arose: payment fell due, or the damage was done. For a loan on demand, the written demand. */
  readonly arose: IsoDate;
  /** Of an injury: the day on which the claimant knew of it, if later. */
  readonly knownOn?: IsoDate | undefined;
  /** A debt or another sum that is fixed. Damages that a court assesses are not. */
  readonly isFixedSum: boolean;
  /** Part payments, and acknowledgements in the form the nation asks for. */
  readonly restarts?: readonly IsoDate[];
  /** Time is postponed for these; by how much is for a solicitor. */
  readonly postponedBy?: 'childhood' | 'incapacity' | 'fraud-or-mistake' | undefined;
};

export type Limitation =
  | {
      readonly kind: 'day';
      /** The last day on which a court can be asked. In Scotland the claim must be served by then. */
      readonly lastDay: IsoDate;
      /** The last working day not after it: courts are shut on others. */
      readonly aimFor: IsoDate;
      readonly countedFrom: IsoDate;
      readonly isRestarted: boolean;
      readonly years: number;
      readonly row: LawRow<Period>;
    }
  | { readonly kind: 'ask-a-solicitor'; readonly because: WhyNoDay };

export type WhyNoDay = WhyUnknown | { readonly kind: 'postponed' };

/** The last day to go to court, or why no day can be told. */
export function limitationOf(facts: LimitationFacts, law: Law): Limitation {
  if (facts.postponedBy) return { kind: 'ask-a-solicitor', because: { kind: 'postponed' } };
  const period = lookUp(law[`limitation/${facts.kind}`].rows, { nation: facts.nation, on: facts.arose });
  if (!period.known) return { kind: 'ask-a-solicitor', because: period.reason };
  const years = period.value;
  const began = beginning(facts);
  const countedFrom = mayRestart(facts) ? lastRestart(facts, began, years, law) : began;
  const lastDay = lastDayAfter(countedFrom, years, facts.nation, law);
  return {
    kind: 'day',
    lastDay,
    aimFor: lastWorkingDayUpTo(lastDay, facts.nation, law),
    countedFrom,
    isRestarted: countedFrom !== began,
    years,
    row: period.row,
  };
}

/** Before our first row, and longer ago than any limitation period. */
export function isOlderThanAnyPeriod(limitation: Limitation, arose: IsoDate, today: IsoDate): boolean {
  return (
    limitation.kind === 'ask-a-solicitor' &&
    limitation.because.kind === 'no-row' &&
    addYears(arose, longestPeriod) < today
  );
}

/** Whether a part payment or an acknowledgement restarts the period. */
export function mayRestart({ nation, kind, isFixedSum }: Omit<LimitationFacts, 'arose'>): boolean {
  // In Scotland any obligation can be acknowledged; elsewhere only a fixed sum (1980 Act s.29, 1989 Order art 57).
  return kind !== 'injury' && (nation === 'Scotland' || isFixedSum);
}

function beginning({ kind, arose, knownOn }: LimitationFacts): IsoDate {
  return kind === 'injury' && knownOn && knownOn > arose ? knownOn : arose;
}

/** A restart counts while time is still running; nothing revives what has expired. */
function lastRestart(facts: LimitationFacts, began: IsoDate, years: number, law: Law): IsoDate {
  return [...(facts.restarts ?? [])]
    .sort()
    .filter((day) => day > began)
    .reduce((from, day) => (day <= lastDayAfter(from, years, facts.nation, law) ? day : from), began);
}

function lastDayAfter(from: IsoDate, years: number, nation: Nation, law: Law): IsoDate {
  // 29 February without one at the end: a day early rather than a day late.
  const anniversary = addYears(from, years);
  if (anniversary.slice(5) !== from.slice(5)) return anniversary;
  // 1973 Act s.14(1)(c) and (d): counted from the next midnight, and extended over days that are not working days.
  return nation === 'Scotland' ? firstWorkingDayFrom(anniversary, nation, law) : anniversary;
}

/** Until when a creditor may challenge a breathing space in England and Wales (SI 2020/1311 regs 17, 19). */
export function breathingSpaceDays(firstDay: IsoDate) {
  return {
    askAdviserBy: addDays(firstDay, 19),
    askCourtBy: addDays(firstDay, 49),
  };
}

/** A last day that falls in a breathing space or the eight weeks beginning with its end moves to the end of those. */
export function movedByBreathingSpace(
  lastDay: IsoDate,
  space: { readonly firstDay: IsoDate; readonly lastDay: IsoDate },
): IsoDate {
  const moved = addDays(space.lastDay, 8 * 7 - 1);
  return space.firstDay <= lastDay && lastDay < moved ? moved : lastDay;
}
