import { formatLongDate, londonDateOf } from '@plainclaim/domain/shared/dates';
import { addDays } from '@plainclaim/domain/shared/iso-date';
import { formatGbp, penceFromPounds } from '@plainclaim/domain/shared/money';
import type { Claim } from '../../../lib/claims-api.ts';

const DAYS_TO_ANSWER = 14;

type OfferFacts = Pick<
  Claim,
  'id' | 'amount' | 'plaintiff_name' | 'defendant_name' | 'letter_sent_at' | 'reply_received_at'
>;

/** Words for an offer to mediate, ready to be sent by the claimant. */
export function mediationOffer(claim: OfferFacts, now: Date): string {
  const amount = formatGbp(penceFromPounds(claim.amount));
  const letter = claim.letter_sent_at
    ? `my Letter Before Action of ${formatLongDate(new Date(claim.letter_sent_at))}`
    : 'my claim';
  const until = formatLongDate(addDays(londonDateOf(now), DAYS_TO_ANSWER));
  return [
    `Dear ${claim.defendant_name},`,
    `${claim.reply_received_at ? 'Thank you for your' : 'I have not had a'} reply to ${letter} about ${amount} (Claim ID: ${claim.id}).`,
    'I would rather settle this than go to court. I am willing to take part in mediation with a mediator we both accept, and to talk about how its fee is shared.',
    `Please tell me by ${until} whether you agree, and which dates would suit you.`,
    `Yours sincerely,\n${claim.plaintiff_name}`,
  ].join('\n\n');
}
