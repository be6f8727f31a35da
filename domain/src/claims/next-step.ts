import { formatLongDate } from '../shared/dates.ts';
import { formatGbp, type Pence } from '../shared/money.ts';
import { hasDeadlinePassed } from './deadline.ts';
import { type GuidanceOption, guideClaim } from './guidance.ts';
import type { ClaimValue } from './limits.ts';
import { type ClaimStatus, canMove } from './statuses.ts';

export type NewestOffer = {
  readonly amount: Pence;
  readonly state: 'waiting' | 'accepted' | 'rejected';
};

export type ClaimProgress = ClaimValue & {
  readonly status: ClaimStatus;
  readonly responseDeadline: Date | null;
  readonly hasLetter: boolean;
  readonly isEmailUnknown: boolean;
  /** The letter's mail failed for good, or bounced. */
  readonly hasLetterFailed: boolean;
  /** The newest settlement offer. */
  readonly offer?: NewestOffer | undefined;
};

export type NextStep = {
  readonly kind:
    | 'write-letter'
    | 'fix-delivery'
    | 'team-delivers'
    | 'wait'
    | 'after-deadline'
    | 'read-reply'
    | 'answer-offer'
    | 'after-rejection'
    | 'in-hand'
    | 'await-payment'
    | 'done'
    | 'stopped';
  readonly sentence: string;
  /** The options that the claim page offers. */
  readonly options: readonly GuidanceOption[];
};

/** What happens next, in one sentence for the claimant. */
export function nextStep(claim: ClaimProgress, now: Date): NextStep {
  const say = (kind: NextStep['kind'], sentence: string, options: NextStep['options'] = []) => ({
    kind,
    sentence,
    options,
  });
  const { offer } = claim;
  // An offer that can be answered comes first.
  if (offer?.state === 'waiting' && canMove(claim.status, 'offer-accepted', 'plaintiff'))
    return say(
      'answer-offer',
      `The defendant offers ${formatGbp(offer.amount)} to settle your claim. You can accept or reject it.`,
    );
  if (offer?.state === 'rejected' && canMove(claim.status, 'court-route-taken', 'plaintiff')) {
    const { sentence, options } = guideClaim(claim, 'after-rejection');
    return say('after-rejection', `You rejected the defendant’s offer. ${sentence}`, options);
  }
  switch (claim.status) {
    case 'resolved':
      return say('done', 'This claim is resolved. There is nothing left to do.');
    case 'cancelled':
      return say('stopped', 'This claim was cancelled. We will not write to the defendant about it again.');
    case 'settlement_accepted_payment_pending':
      return say(
        'await-payment',
        'You accepted an offer. We have asked the defendant to pay and will tell you when the money arrives.',
      );
    case 'responded':
      return say(
        'read-reply',
        'The defendant has replied. Our team is reading the reply and will write to you about it.',
      );
    case 'active':
      return say('in-hand', 'Your claim is moving forward. We will write to you when there is news.');
    default:
      return stepWhilePending(claim, now, say);
  }
}

function stepWhilePending(
  claim: ClaimProgress,
  now: Date,
  say: (kind: NextStep['kind'], sentence: string, options?: NextStep['options']) => NextStep,
): NextStep {
  const { responseDeadline } = claim;
  if (!claim.hasLetter)
    return say('write-letter', 'Your letter has not been written yet. Generate it below.');
  if (responseDeadline === null)
    return say('write-letter', 'Your letter is ready but has not been sent to the defendant yet.');
  // Checked before the deadline: a reply to a letter that was never delivered cannot be late.
  if (claim.hasLetterFailed)
    return say(
      'fix-delivery',
      'The letter could not be delivered to the defendant. Our team is looking into it and will write to you.',
    );
  const until = formatLongDate(responseDeadline);
  if (hasDeadlinePassed(responseDeadline, now)) {
    const { sentence, options } = guideClaim(claim, 'after-deadline');
    return say('after-deadline', `No reply came by ${until}. ${sentence}`, options);
  }
  if (claim.isEmailUnknown)
    return say(
      'team-delivers',
      `Our team will find another way to deliver your letter. The reply is due by ${until}.`,
    );
  return say('wait', `Nothing to do for now: the defendant has until ${until} to reply.`);
}
