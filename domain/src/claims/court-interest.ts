import { courtRateWords } from '../law/interest/court-rate-words.ts';
import { type InterestFound, interestOn } from '../law/interest/interest-on.ts';
import type { InterestFreeDays } from '../law/interest/segments.ts';
import type { Law } from '../law/law.ts';
import type { Unknown } from '../law/rows.ts';
import type { IsoDate } from '../shared/iso-date.ts';
import { formatGbp } from '../shared/money.ts';
import type { ClaimValue } from './limits.ts';
import { isSumOfMoney } from './sums-of-money.ts';
import type { ClaimInTime } from './time-left.ts';

/** Days on which a pause of the claim stops interest; a draft has none. */
export type WithInterestFreeDays = { readonly interestFree?: readonly InterestFreeDays[] | undefined };

/** The interest that a court could add by today, from the incident date. Undefined if it cannot be computed. */
export function courtInterest(
  {
    amount,
    jurisdiction,
    issueType,
    incidentDate,
    interestFree,
  }: ClaimValue & ClaimInTime & WithInterestFreeDays,
  today: IsoDate,
  law: Law,
): InterestFound | Unknown | undefined {
  if (!isSumOfMoney(issueType)) return undefined;
  const question = { nation: jurisdiction, principal: amount, to: today, interestFree };
  return interestOn({ kind: 'court-rate', from: incidentDate }, question, law);
}

type CourtInterestWords = {
  /** £12.34; undefined where the sum is unknown. */
  readonly sum: string | undefined;
  readonly words: string;
};

export function courtInterestWords(
  claim: ClaimValue & ClaimInTime & WithInterestFreeDays,
  today: IsoDate,
  law: Law,
): CourtInterestWords | undefined {
  const found = courtInterest(claim, today, law);
  if (found === undefined) return undefined;
  const basis = courtRateWords(claim.jurisdiction, claim.incidentDate, law);
  if (!found.known) return { sum: undefined, words: basis };
  const sum = formatGbp(found.interest);
  const check = found.mustCheck ? ' Check the rate before relying on it.' : '';
  const isPartlyFree = found.segments.some(({ percent }) => percent === 0);
  const free = isPartlyFree ? ' It leaves out the days on which the claim was paused.' : '';
  const more = found.daily > 0 ? `, and ${formatGbp(found.daily)} more each day` : '';
  return {
    sum,
    words: `${basis} Counted from the incident date it would be ${sum} by today${more}.${free} The amount in the letter is without it.${check}`,
  };
}
