import { commissionWords, paidDirectlyWords } from '@plainclaim/domain/payments/commission-words';
import { formatGbp, penceFromPounds } from '@plainclaim/domain/shared/money';
import { serviceTerms } from '@plainclaim/domain/shared/service-terms';
import type { Settlement } from './api/settlement.ts';

type Offer = Settlement['offer'];

type Terms = { readonly title: string; readonly notes: readonly string[] };

/** What an answer leads to, or has led to. Undefined for an offer that can no longer be answered. */
export function settlementTerms({
  offer,
  response,
  may_answer,
  link_notice,
}: Pick<Settlement, 'offer' | 'response' | 'may_answer' | 'link_notice'>): Terms | undefined {
  if (response?.response_type === 'accept')
    return { title: 'What you agreed', notes: afterAcceptance(offer) };
  if (response) return { title: 'What follows', notes: afterRejection(offer) };
  return may_answer ? { title: 'Settlement terms', notes: beforeAnswer(offer, link_notice) } : undefined;
}

const disputeWords = `You can question the commission within ${serviceTerms.commissionDisputeDays} days of the settlement.`;

/** The consequences of accepting, with the figures of this offer. */
function beforeAnswer({ offered_amount, legal_claims: claim }: Offer, linkNotice: string | null): string[] {
  const offered = penceFromPounds(offered_amount);
  return [
    `If you accept, ${claim.defendant_name} is asked to pay ${formatGbp(offered)} by card, through a payment link that we send.`,
    ...(linkNotice ? [linkNotice] : []),
    commissionWords(offered),
    paidDirectlyWords,
    'Once it is paid, your claim is settled in full and marked as resolved. You cannot ask for the rest later.',
    disputeWords,
  ];
}

function afterAcceptance({ offered_amount, legal_claims: claim }: Offer): string[] {
  const offered = penceFromPounds(offered_amount);
  const agreed = `You settled your claim of ${formatGbp(penceFromPounds(claim.amount))} against ${claim.defendant_name} for ${formatGbp(offered)}.`;
  switch (claim.status) {
    case 'settlement_accepted_payment_pending':
      return [
        agreed,
        `${claim.defendant_name} is asked to pay ${formatGbp(offered)} by card, through a payment link that we send.`,
        commissionWords(offered),
        paidDirectlyWords,
        'Once it is paid, your claim is settled in full and marked as resolved. You cannot ask for the rest later.',
        disputeWords,
      ];
    case 'resolved':
      return [
        agreed,
        'Your claim is resolved. If it was paid through our link, its page says what was paid, and what you get of it.',
        'You cannot ask for the rest.',
        `If we kept a commission, you can question it within ${serviceTerms.commissionDisputeDays} days of the settlement.`,
      ];
    case 'cancelled':
      return [agreed, 'The claim was cancelled since, so nobody is asked to pay.'];
    default:
      return [
        agreed,
        'The payment was given back since, so your claim is open again. Its page says what comes next.',
      ];
  }
}

function afterRejection({ legal_claims: claim }: Offer): string[] {
  if (claim.status === 'resolved' || claim.status === 'cancelled')
    return ['Nothing is paid on this offer.', 'The claim has been settled or closed since.'];
  return [
    `Nothing is paid on this offer. Your claim of ${formatGbp(penceFromPounds(claim.amount))} stands as it was.`,
    'What you can do now is on your claim’s page.',
    'If a better offer comes, we e-mail you, and you accept or reject it here.',
  ];
}
