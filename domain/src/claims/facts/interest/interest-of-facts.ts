import { type InterestAsked, type InterestFound, interestOn } from '../../../law/interest/interest-on.ts';
import type { InterestFreeDays } from '../../../law/interest/segments.ts';
import type { Law } from '../../../law/law.ts';
import type { Unknown } from '../../../law/rows.ts';
import type { IsoDate } from '../../../shared/iso-date.ts';
import { pence } from '../../../shared/money.ts';
import type { Nation } from '../../../shared/nation.ts';
import { sumOfRows } from '../amount.ts';
import type { FactsContent } from '../case-facts.ts';
import { lateDebtsOf } from './late-debts.ts';

export type InterestDays = {
  readonly nation: Nation;
  /** Interest that does not run on stops here. */
  readonly letterDate: IsoDate;
  readonly to: IsoDate;
  /** Days of confirmed breathing spaces and moratoriums. */
  readonly interestFree: readonly InterestFreeDays[];
};

export type FactsWithInterest = Pick<FactsContent, 'rows' | 'credits' | 'interest'>;

/** What a claimant's interest comes to by a day. Payments lower the sum that bears it from their own day. */
export function interestOfFacts(
  facts: FactsWithInterest,
  days: InterestDays,
  law: Law,
): InterestFound | Unknown {
  const { nation, interestFree } = days;
  const question = {
    nation,
    principal: sumOfRows(facts),
    credits: facts.credits,
    to: lastDay(facts, days),
    interestFree,
  };
  const found = interestOn(askedBy(facts), question, law);
  return found.known && !runsOn(facts) ? { ...found, daily: nothingMore } : found;
}

const nothingMore = pence(0);

export const runsOn = ({ interest }: Pick<FactsContent, 'interest'>): boolean =>
  'runsOn' in interest && interest.runsOn;

function lastDay(facts: FactsWithInterest, { letterDate, to }: InterestDays): IsoDate {
  return runsOn(facts) || to < letterDate ? to : letterDate;
}

function askedBy(facts: FactsWithInterest): InterestAsked {
  const { interest } = facts;
  return interest.kind === 'late-payment'
    ? { kind: 'late-payment', debts: lateDebtsOf(facts).map(({ debt }) => debt) }
    : interest;
}
