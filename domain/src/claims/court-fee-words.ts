import { issueFee } from '../law/fees/court-fees.ts';
import type { Law } from '../law/law.ts';
import type { IsoDate } from '../shared/iso-date.ts';
import { formatGbp, type Pence, pence } from '../shared/money.ts';
import { courtInterest, type WithInterestFreeDays } from './court-interest.ts';
import type { ClaimValue } from './limits.ts';
import type { ClaimInTime } from './time-left.ts';

/** What the letter claims as interest by today; undefined where it claims none. */
export type WithClaimedInterest = { readonly claimedInterest?: Pence | undefined };

/** The court fee to start this claim today. Undefined if it is not known. */
export function courtFeeWords(
  claim: ClaimValue & ClaimInTime & WithClaimedInterest & WithInterestFreeDays,
  today: IsoDate,
  law: Law,
): string | undefined {
  const counted = claim.claimedInterest ?? couldBeAdded(claim, today, law);
  const fee = issueFee(
    { nation: claim.jurisdiction, on: today, principal: claim.amount, interest: counted },
    law,
  );
  if (!fee.known) return undefined;
  const more =
    counted > 0 && claim.jurisdiction === 'England & Wales'
      ? ` with ${formatGbp(counted)} of interest to today`
      : '';
  return `Pay the court’s fee: ${formatGbp(fee.amount)} to start a claim for ${formatGbp(claim.amount)}${more}. Fees change, so check before paying. With a low income you may get help with fees.`;
}

function couldBeAdded(
  claim: ClaimValue & ClaimInTime & WithInterestFreeDays,
  today: IsoDate,
  law: Law,
): Pence {
  const interest = courtInterest(claim, today, law);
  return pence(interest?.known ? interest.interest : 0);
}
