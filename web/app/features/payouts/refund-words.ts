import { formatGbp, penceFromPounds } from '@plainclaim/domain/shared/money';
import type { Payout } from './api/payouts-api.ts';

type RefundState = NonNullable<Payout['refund_state']>;

/** How far a refund has got: the card provider confirms it, sometimes days later, or refuses it. */
export const refundLooks: Readonly<Record<RefundState, { readonly term: string; readonly more?: string }>> = {
  requested: { term: 'Goes back', more: 'The card provider was asked, and has not confirmed it yet.' },
  done: { term: 'Given back' },
  failed: { term: 'To give back', more: 'The card provider refused it: nothing has gone back.' },
};

type Refunded = Pick<Payout, 'gross' | 'plaintiff_name' | 'defendant_name' | 'refund_state'>;

/** The question before a refund, or before the card provider is asked again about one that it refused. */
export function refundQuestion(payout: Refunded) {
  const gross = formatGbp(penceFromPounds(payout.gross));
  const { plaintiff_name: claimant, defendant_name: defendant } = payout;
  if (payout.refund_state === 'failed')
    return {
      label: 'Refund again',
      title: `Ask for the refund of ${gross} again?`,
      verb: 'Ask again',
      reason: 'Reason',
      hint: 'Stored with the refund. It is sent to nobody.',
      words: `The card provider is asked once more to give the whole ${gross} back to the card of ${defendant}. Nothing else changes: ${claimant} and ${defendant} were told of the refund by e-mail when it was decided, and are not told again.`,
    };
  return {
    label: 'Refund',
    title: `Give ${gross} back?`,
    verb: 'Refund payment',
    reason: 'Reason, as both of them read it',
    hint: 'Sent to payer and claimant word for word, and kept in the history of the claim.',
    words: `The whole ${gross} goes back to the card of ${defendant}. ${claimant} gets nothing of it, our commission is undone, and the claim is open again as responded. Both are told by e-mail at once. The card provider is asked at once, too, so this cannot be taken back; the e-mails can be corrected in words on the review of the claim.`,
  };
}
