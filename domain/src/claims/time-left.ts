import { minimumAge } from '../accounts/minimum-age.ts';
import type { Law } from '../law/law.ts';
import {
  isOlderThanAnyPeriod,
  type Limitation,
  limitationOf,
  mayRestart,
} from '../law/limitation/limitation.ts';
import type { LimitationKind } from '../law/limitation/periods.ts';
import { needsChecking } from '../law/rows.ts';
import { formatLongDate } from '../shared/dates.ts';
import { ageOn, daysBetween, type IsoDate } from '../shared/iso-date.ts';
import { lengthWords } from '../shared/length-words.ts';
import type { IssueType } from './issue-types.ts';
import type { Jurisdiction } from './jurisdictions.ts';
import { isSumOfMoney } from './sums-of-money.ts';

export type ClaimInTime = {
  readonly jurisdiction: Jurisdiction;
  readonly issueType: IssueType;
  readonly incidentDate: IsoDate;
  readonly plaintiffDateOfBirth?: IsoDate | undefined;
};

/** Days before the last day to go to court on which a warning is mailed. */
const limitationWarningDays = [90, 30] as const;
type LimitationWarning = (typeof limitationWarningDays)[number];

const shownDays = 365;

/** Undefined if the issue type does not decide which limitation period applies. */
const kinds: Readonly<Record<IssueType, LimitationKind | undefined>> = {
  'Contract Dispute': 'contract',
  'Personal Injury': 'injury',
  'Property Damage': 'damage',
  'Employment Issue': undefined,
  'Debt Recovery': 'contract',
  'Professional Negligence': 'contract',
  'Consumer Rights': 'contract',
  'Landlord/Tenant Dispute': 'contract',
  Other: undefined,
};

/** Why there may be more time than counted from the incident date. */
export function reasonForMoreTime({
  jurisdiction,
  issueType,
}: Omit<ClaimInTime, 'incidentDate'>): 'knowledge' | 'payment' | undefined {
  const kind = kinds[issueType];
  if (kind === 'injury') return 'knowledge';
  if (kind === undefined) return undefined;
  return mayRestart({ nation: jurisdiction, kind, isFixedSum: isSumOfMoney(issueType) })
    ? 'payment'
    : undefined;
}

/** Counted from the incident date, the only day a claim has. Admissions and payments are not counted. */
export function limitationOfClaim(claim: ClaimInTime, law: Law): Limitation | undefined {
  const kind = kinds[claim.issueType];
  if (kind === undefined) return undefined;
  const birth = claim.plaintiffDateOfBirth;
  return limitationOf(
    {
      nation: claim.jurisdiction,
      kind,
      arose: claim.incidentDate,
      isFixedSum: claim.issueType === 'Debt Recovery',
      postponedBy: birth && ageOn(birth, claim.incidentDate) < minimumAge ? 'childhood' : undefined,
    },
    law,
  );
}

export type TimeLeft = {
  readonly state: 'plenty' | 'under-a-year' | 'under-90-days' | 'under-30-days' | 'passed' | 'unknown';
  readonly title: string;
  readonly words: string;
};

/** How long there is to go to court, for the claimant to read. */
export function timeLeft(claim: ClaimInTime, today: IsoDate, law: Law): TimeLeft {
  const limitation = limitationOfClaim(claim, law);
  if (limitation && isOlderThanAnyPeriod(limitation, claim.incidentDate, today))
    return {
      state: 'passed',
      title: 'The time to go to court seems to have ended long ago',
      words: passedWords(claim),
    };
  if (limitation?.kind !== 'day')
    return {
      state: 'unknown',
      title: 'How long you have to go to court',
      words: unknownWords(claim, limitation),
    };
  const { lastDay, aimFor, years, row } = limitation;
  const days = daysBetween(today, lastDay);
  const otherDay =
    claim.issueType === 'Personal Injury'
      ? 'you learnt of the injury later'
      : 'the money fell due on another day, or the damage was found later';
  const counted = `We count ${years} years from the incident date you gave. If ${otherDay}, the last day is another.`;
  const check = needsChecking(row) ? ' Check this with a solicitor.' : '';
  if (days < 0)
    return {
      state: 'passed',
      title: `The time to go to court seems to have ended on ${formatLongDate(lastDay)}`,
      words: `${counted} ${passedWords(claim)}${check}`,
    };
  const aim = aimFor === lastDay ? '' : ` Courts are shut that day, so aim for ${formatLongDate(aimFor)}.`;
  const served =
    claim.jurisdiction === 'Scotland'
      ? ' In Scotland the claim may have to reach the other side by then.'
      : '';
  return {
    state: stateFor(days),
    title: `${lengthInWords(today, lastDay)} to go to court: the last day is ${formatLongDate(lastDay)}`,
    words: `A letter does not stop the clock.${aim}${served} ${counted}${check}`,
  };
}

/** The warning that is due: none before 90 days, and none once the time is over. */
export function dueWarning(claim: ClaimInTime, today: IsoDate, law: Law): LimitationWarning | undefined {
  const limitation = limitationOfClaim(claim, law);
  if (limitation?.kind !== 'day') return undefined;
  const days = daysBetween(today, limitation.lastDay);
  if (days < 0) return undefined;
  return limitationWarningDays.findLast((warning) => days <= warning);
}

/** Whether pages mention the time: under a year left, none left, or a kind of claim with short limits. */
export const isTimePressing = ({ state }: TimeLeft, { issueType }: Pick<ClaimInTime, 'issueType'>): boolean =>
  state !== 'plenty' && (state !== 'unknown' || issueType === 'Employment Issue');

function stateFor(days: number): TimeLeft['state'] {
  if (days <= 30) return 'under-30-days';
  if (days <= 90) return 'under-90-days';
  return days <= shownDays ? 'under-a-year' : 'plenty';
}

/** In days for up to a year, otherwise in years and months. */
function lengthInWords(today: IsoDate, lastDay: IsoDate): string {
  const days = daysBetween(today, lastDay);
  if (days === 0) return 'This is the last day';
  if (days > shownDays) return `You have ${lengthWords(today, lastDay)} left`;
  return days === 1 ? 'You have 1 day left' : `You have ${days} days left`;
}

function passedWords(claim: ClaimInTime): string {
  const ends =
    claim.jurisdiction === 'Scotland' ? ', and in Scotland what was owed usually ends with that time' : '';
  const such = reasonForMoreTime(claim) === 'payment' ? ', such as a part payment made before then,' : '';
  return `You may still send a letter, but a court will probably turn the claim down${ends}. Ask a solicitor first whether something${such} has given you more time.`;
}

function unknownWords(claim: ClaimInTime, limitation: Limitation | undefined): string {
  if (claim.issueType === 'Employment Issue')
    return 'Time limits for employment claims are often a few months only, and we cannot work out yours. Ask Acas (in Northern Ireland the Labour Relations Agency) or a solicitor now. A letter does not stop the clock.';
  if (limitation?.kind === 'ask-a-solicitor' && limitation.because.kind === 'postponed')
    return 'You were under 18 at the time, so you may have longer. Ask a solicitor how long. A letter does not stop the clock.';
  return 'We cannot tell how long you have to go to court for a claim of this kind. Ask a solicitor. A letter does not stop the clock.';
}
