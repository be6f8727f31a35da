import { formatDateTime, formatLongDate } from '@plainclaim/domain/shared/dates';
import { formatGbp, penceFromPounds } from '@plainclaim/domain/shared/money';
import type { Fact } from '../../ui/display/description-list.tsx';
import type { Review } from './api/admin-api.ts';

type Payment = Review['payment'];

const pounds = (amount: number | null): string => (amount === null ? '' : formatGbp(penceFromPounds(amount)));
const moment = (at: string | null): string => (at ? formatDateTime(new Date(at)) : 'at an unknown time');

/** How a claim stands with money: its link, payment, refund and payout. Empty before a link was sent. */
export function paymentFacts(payment: Payment, now: Date): Fact[] {
  const { state, amount, sent_at, expires_at, paid_at, payout } = payment;
  if (state === 'none') return [];
  if (state === 'link-sent') {
    const hasExpired = expires_at !== null && new Date(expires_at) <= now;
    const until = expires_at ? formatLongDate(new Date(expires_at)) : 'an unknown day';
    return [
      {
        term: 'Payment link',
        detail: `${pounds(amount)}, ${hasExpired ? 'expired' : 'not paid yet'}`,
        more: `Sent ${moment(sent_at)}. ${hasExpired ? 'It expired on' : 'It can be paid until'} ${until}.`,
      },
    ];
  }
  const paid = { term: 'Payment', detail: `${pounds(amount)} paid`, more: moment(paid_at) };
  const payoutFact = payout && payoutFacts(payout);
  if (state === 'paid') return payoutFact ? [paid, payoutFact] : [paid];
  return [
    paid,
    { term: 'Refund', detail: `${pounds(amount)} given back`, more: 'The claim was opened again.' },
    ...(payoutFact ? [payoutFact] : []),
  ];
}

const payoutWords = {
  due: 'to be paid out',
  paid: 'paid out',
  failed: 'could not be paid out',
  cancelled: 'cancelled',
} as const;

const payoutFacts = ({ status, amount, reference }: NonNullable<Payment['payout']>): Fact => ({
  term: 'Payout to the claimant',
  detail: `${pounds(amount)}, ${payoutWords[status]}`,
  ...(reference && { more: `Reference ${reference}` }),
});
