import type { IssueType } from '@plainclaim/domain/claims/issue-types';
import type { Jurisdiction } from '@plainclaim/domain/claims/jurisdictions';
import type { ClaimValue } from '@plainclaim/domain/claims/limits';
import { commissionWords, paidDirectlyWords } from '@plainclaim/domain/payments/commission-words';
import { formatDateTime } from '@plainclaim/domain/shared/dates';
import { formatGbp, penceFromPounds } from '@plainclaim/domain/shared/money';
import { serviceTerms } from '@plainclaim/domain/shared/service-terms';
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

/** The consequences of accepting, with the figures of this offer. */
export function settlementTerms({ offered_amount, legal_claims: claim }: Offer): string[] {
  const offered = penceFromPounds(offered_amount);
  return [
    `If you accept, ${claim.defendant_name} is asked to pay ${formatGbp(offered)} by card, through a payment link that we send.`,
    commissionWords(offered),
    paidDirectlyWords,
    'Once it is paid, your claim is settled in full and marked as resolved. You cannot ask for the rest later.',
    `You can question the commission within ${serviceTerms.commissionDisputeDays} days of the settlement.`,
  ];
}

export const importantInformation: readonly string[] = [
  'Your answer is final. An offer can be accepted or rejected once.',
  'An offer is no admission: the defendant may offer money without agreeing that it is owed.',
  'If a newer offer comes before you answer, it takes the place of this one.',
  'Plainclaim is a technology platform, not a law firm, and this is not legal advice. If you are unsure, ask a solicitor or an advice service before you answer.',
];

export const claimValue = ({ legal_claims: claim }: Offer): ClaimValue => ({
  amount: penceFromPounds(claim.amount),
  jurisdiction: claim.jurisdiction as Jurisdiction,
  issueType: claim.issue_type as IssueType,
});
