import { type IssueType, issueTypes } from '../claims/issue-types.ts';
import { type Jurisdiction, jurisdictions } from '../claims/jurisdictions.ts';
import type { Urgency } from '../claims/urgency.ts';
import { atLondonTime, londonDateOf } from '../shared/dates.ts';
import { addDays, type IsoDate } from '../shared/iso-date.ts';
import { type Pence, penceFromPounds } from '../shared/money.ts';

/** Pounds, one test claim each. Source of this and the days: specification 2, section 9. */
export const sampleAmounts = [500, 1200, 2500, 3800, 5000, 7500, 10000, 15000] as const;

const deadlineTime = '17:00';
const letterDaysBefore = 14;
const incidentDaysBeforeLetter = 30;

/** Marks a claim as a test claim; cleanup deletes only those. */
export const testName = 'Test';

/**
 * Days from today to the deadlines, dealt out in turn. None is more than thirteen days ahead: the letter, a
 * fortnight earlier, must have been sent.
 */
const daysAhead: Readonly<Record<Urgency, readonly number[]>> = {
  overdue: [-1, -2, -3, -5, -7, -10, -14, -21],
  today: [0],
  soon: [1, 2, 3],
  normal: [4, 5, 7, 9, 11, 13],
};

type TestClaimDates = {
  readonly deadline: Date;
  readonly letterSentAt: Date;
  readonly incidentDate: IsoDate;
};

export type TestClaim = TestClaimDates & {
  readonly plaintiffName: string;
  readonly issueType: IssueType;
  readonly jurisdiction: Jurisdiction;
  readonly amount: Pence;
};

/** Five in the afternoon in London on that day. */
export const testDeadline = (date: IsoDate): Date => atLondonTime(date, deadlineTime);

export function testClaimDates(date: IsoDate): TestClaimDates {
  const letterDate = addDays(date, -letterDaysBefore);
  return {
    deadline: testDeadline(date),
    letterSentAt: atLondonTime(letterDate, deadlineTime),
    incidentDate: addDays(letterDate, -incidentDaysBeforeLetter),
  };
}

/** One claim per sample amount, with the requested urgency; jurisdictions and issue types alternate. */
export function planTestClaims(urgency: Urgency, now: Date): readonly TestClaim[] {
  const today = londonDateOf(now);
  return sampleAmounts.map((pounds, index) => ({
    ...testClaimDates(addDays(today, takeTurns(daysAhead[urgency], index))),
    plaintiffName: `${testName} Claimant ${index + 1}`,
    issueType: takeTurns(issueTypes, index),
    jurisdiction: takeTurns(jurisdictions, index),
    amount: penceFromPounds(pounds),
  }));
}

const takeTurns = <Item>(items: readonly Item[], index: number): Item => items[index % items.length] as Item;
