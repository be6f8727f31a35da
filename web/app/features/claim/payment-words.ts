import { isOpen } from '@plainclaim/domain/claims/statuses';
import { commissionWords, paidDirectlyHereWords } from '@plainclaim/domain/payments/commission-words';
import { formatLongDate } from '@plainclaim/domain/shared/dates';
import { formatGbp, penceFromPounds } from '@plainclaim/domain/shared/money';
import type { IconName } from '../../art/icon.tsx';
import type { Claim, ClaimPayment } from '../../lib/claims-api.ts';
import type { BadgeTone } from '../../ui/display/badge-tones.ts';

export type PaymentSummary = {
  readonly badge: { readonly tone: BadgeTone; readonly icon: IconName; readonly label: string };
  /** What happened, for the claimant, in a sentence or two. */
  readonly sentence: string;
};

const day = (moment: string | null): string => (moment ? formatLongDate(new Date(moment)) : 'an unknown day');
const pounds = (amount: number | null): string => (amount === null ? '' : formatGbp(penceFromPounds(amount)));

/** The state of a claim's payment; nothing before a payment request. */
export function paymentSummary(payment: ClaimPayment, defendant: string, now: Date): PaymentSummary | null {
  switch (payment.state) {
    case 'none':
      return null;
    case 'link-sent':
      return linkSummary(payment, defendant, now);
    case 'refunded':
      return {
        badge: { tone: 'neutral', icon: 'refresh', label: 'Refunded' },
        sentence: `${defendant} paid ${pounds(payment.amount)}, and it was given back. Your claim is open again.`,
      };
    case 'paid':
      return {
        badge: { tone: 'green', icon: 'circle-check', label: 'Paid' },
        sentence: `${defendant} paid ${pounds(payment.amount)} on ${day(payment.paid_at)}. Your claim is resolved.`,
      };
  }
}

function linkSummary(payment: ClaimPayment, defendant: string, now: Date): PaymentSummary {
  const hasExpired = payment.expires_at !== null && now >= new Date(payment.expires_at);
  const asked = `We asked ${defendant} on ${day(payment.sent_at)} to pay ${pounds(payment.amount)}.`;
  return hasExpired
    ? {
        badge: { tone: 'red', icon: 'clock', label: 'Link expired' },
        sentence: `${asked} Nobody paid, and the link expired on ${day(payment.expires_at)}.`,
      }
    : {
        badge: { tone: 'amber', icon: 'hourglass', label: 'Waiting for payment' },
        sentence: `${asked} The link expires on ${day(payment.expires_at)}.`,
      };
}

/** The claimant's share of a future payment, made through Plainclaim or directly. */
export function promiseWords(
  { status, amount }: Pick<Claim, 'status' | 'amount'>,
  payment: Pick<ClaimPayment, 'state' | 'amount'>,
): readonly string[] {
  if (!isOpen(status) || payment.state === 'paid') return [];
  const asked = payment.state === 'link-sent' ? (payment.amount ?? amount) : amount;
  return [commissionWords(penceFromPounds(asked)), paidDirectlyHereWords];
}

/** The sentence for a resolved claim, by its payout; null without one. */
export function resolvedSentence({ payout }: Pick<ClaimPayment, 'payout'>): string | null {
  if (!payout) return null;
  const share = pounds(payout.amount);
  switch (payout.status) {
    case 'due':
      return `This claim is resolved. Your share of ${share} comes next. The bank account we send it to is shown below; add one if there is none.`;
    case 'paid':
      return `This claim is resolved, and we have sent you ${share}. There is nothing left to do.`;
    case 'failed':
      return `This claim is resolved, but your share of ${share} could not be sent. Please check your bank details below.`;
    case 'cancelled':
      return null;
  }
}

/** The state of the claimant's payout. */
export function payoutSummary(payout: NonNullable<ClaimPayment['payout']>): PaymentSummary | null {
  const share = pounds(payout.amount);
  switch (payout.status) {
    case 'due':
      return {
        badge: { tone: 'amber', icon: 'hourglass', label: 'Payout due' },
        sentence: `Your share is ${share}. We send it to your bank account next.`,
      };
    case 'paid':
      return {
        badge: { tone: 'green', icon: 'circle-check', label: 'Paid to you' },
        sentence: `We sent ${share} to your bank account${payout.reference ? `, reference ${payout.reference}` : ''}.`,
      };
    case 'failed':
      return {
        badge: { tone: 'red', icon: 'circle-alert', label: 'Payout failed' },
        sentence: `We could not pay ${share} to your bank account. Please check your bank details; we then try again.`,
      };
    // Given back to the payer: the payment says so.
    case 'cancelled':
      return null;
  }
}
