import type { IssueType } from '@plainclaim/domain/claims/issue-types';
import type { Jurisdiction } from '@plainclaim/domain/claims/jurisdictions';
import type { ClaimValue } from '@plainclaim/domain/claims/limits';
import { commissionWords, paidDirectlyWords } from '@plainclaim/domain/payments/commission-words';
import { formatDateTime } from '@plainclaim/domain/shared/dates';
import { formatGbp, penceFromPounds } from '@plainclaim/domain/shared/money';
import type { Settlement } from './api/settlement.ts';

type Offer = Settlement['offer'];

export const shortfallWords = ({ amount, percent }: Settlement['shortfall']): string =>
  `${formatGbp(penceFromPounds(amount))} (${percent}%)`;

export function offerFacts({ legal_claims: claim, ...offer }: Offer) {
  return [
    { term: 'Plaintiff', detail: claim.plaintiff_name },
    { term: 'Defendant', detail: claim.defendant_name },
    { term: 'Issue type', detail: claim.issue_type },
    { term: 'Jurisdiction', detail: claim.jurisdiction },
    { term: 'Settlement reference', detail: offer.settlement_reference },
    { term: 'Offer date', detail: formatDateTime(new Date(offer.created_at)) },
  ];
}

/** What follows from the acceptance, as the claim stands now. */
export function acceptedWords({ offered_amount, legal_claims: claim }: Offer): string {
  const offered = penceFromPounds(offered_amount);
  switch (claim.status) {
    case 'settlement_accepted_payment_pending':
      return `${claim.defendant_name} is asked to pay ${formatGbp(offered)}. We write to you when the money arrives. ${commissionWords(offered)} ${paidDirectlyWords}`;
    case 'resolved':
      return 'The claim is resolved.';
    case 'cancelled':
      return 'The claim was cancelled since, so nobody is asked to pay.';
    default:
      return 'The payment was given back since, so your claim is open again. Its page says what comes next.';
  }
}

export const importantInformation = (mayAnswer: boolean): readonly string[] =>
  mayAnswer
    ? [
        'Your answer is final. An offer can be accepted or rejected once.',
        admission,
        'If a newer offer comes before you answer, it takes the place of this one.',
        `${platform} If you are unsure, ask a solicitor or an advice service before you answer.`,
      ]
    : [admission, platform];

const admission = 'An offer is no admission: the defendant may offer money without agreeing that it is owed.';
const platform = 'Plainclaim is a technology platform, not a law firm, and this is not legal advice.';

export const claimValue = ({ legal_claims: claim }: Offer): ClaimValue => ({
  amount: penceFromPounds(claim.amount),
  jurisdiction: claim.jurisdiction as Jurisdiction,
  issueType: claim.issue_type as IssueType,
});
