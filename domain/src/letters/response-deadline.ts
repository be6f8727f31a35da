import { formatLongDate } from '../shared/dates.ts';
import { addDays, type IsoDate } from '../shared/iso-date.ts';

type DaysRow = {
  readonly 'Personal Injury': number;
  readonly 'Debt Recovery': number;
  readonly other: number;
};

/**
 * Days to answer a Letter Before Action, counted from the day of the letter.
 * Source: specification 1, section 9. Where the law may differ: docs/legal-review.md, rows 3, 5 and 7.
 */
const daysByJurisdiction: Readonly<Record<string, DaysRow>> = {
  'England & Wales': { 'Personal Injury': 21, 'Debt Recovery': 30, other: 14 },
  Scotland: { 'Personal Injury': 21, 'Debt Recovery': 14, other: 14 },
  'Northern Ireland': { 'Personal Injury': 21, 'Debt Recovery': 14, other: 14 },
};

const unknownJurisdictionDays = 14;

/** Exact and case-sensitive, as the specification says: 'scotland' is an unknown jurisdiction. */
export function responseDays(issueType: string, jurisdiction: string): number {
  if (!Object.hasOwn(daysByJurisdiction, jurisdiction)) return unknownJurisdictionDays;
  const row = daysByJurisdiction[jurisdiction] as DaysRow;
  return issueType === 'Personal Injury' || issueType === 'Debt Recovery' ? row[issueType] : row.other;
}

export type ResponseDeadline = { readonly days: number; readonly date: IsoDate; readonly longDate: string };

/** The last day to answer a letter dated today. */
export function responseDeadline(
  claim: { readonly issueType: string; readonly jurisdiction: string },
  today: IsoDate,
): ResponseDeadline {
  const days = responseDays(claim.issueType, claim.jurisdiction);
  const date = addDays(today, days);
  return { days, date, longDate: formatLongDate(date) };
}
