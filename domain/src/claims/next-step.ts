import { formatLongDate } from '../shared/dates.ts';
import { formatGbp, type Pence } from '../shared/money.ts';
import type { ClaimTurn } from './claim-turn.ts';
import { hasDeadlinePassed } from './deadline.ts';
import { type GuidanceOption, guideClaim } from './guidance.ts';
import { type HoldAsTold, pausedSentence } from './holds/hold-words.ts';
import type { LetterStanding } from './letter-standing.ts';
import type { ClaimValue } from './limits.ts';
import { type ClaimStatus, canMove, isOpen } from './statuses.ts';

export type NewestOffer = {
  readonly amount: Pence;
  readonly state: 'waiting' | 'accepted' | 'rejected';
};

/** A solicitor is being asked, or has taken the case on. */
export type OpenSearch = 'asking' | 'placed';

export type ClaimProgress = ClaimValue & {
  readonly status: ClaimStatus;
  readonly responseDeadline: Date | null;
  readonly letter: LetterStanding;
  readonly isEmailUnknown: boolean;
  /** A posted letter was returned. */
  readonly cameBack?: boolean | undefined;
  /** Whether the other side answered at all. A refund opens a claim again that nobody replied to. */
  readonly hasReplied: boolean;
  /** The newest settlement offer. */
  readonly offer?: NewestOffer | undefined;
  /** What came of the newest reply. Without it, the team is reading it. */
  readonly turn?: ClaimTurn | undefined;
  /** The open search for a solicitor. */
  readonly search?: OpenSearch | undefined;
  /** The hold that is in force. */
  readonly hold?: HoldAsTold | undefined;
};

export type NextStep = {
  readonly kind:
    | 'on-hold'
    | 'write-letter'
    | 'sending'
    | 'serve'
    | 'wait'
    | 'after-deadline'
    | 'read-reply'
    | 'seems-disputed'
    | 'disputed'
    | 'await-explanation'
    | 'agree-solicitor'
    | 'asking-solicitors'
    | 'with-solicitor'
    | 'no-solicitor'
    | 'solicitor-done'
    | 'asked-to-pay'
    | 'after-refund'
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
  const { offer, hold } = claim;
  if (hold && isOpen(claim.status)) return say('on-hold', pausedSentence(hold, claim.jurisdiction));
  // An offer that can be answered comes first.
  if (offer?.state === 'waiting' && canMove(claim.status, 'offer-accepted', 'plaintiff'))
    return say(
      'answer-offer',
      `The defendant offers ${formatGbp(offer.amount)} to settle your claim. You can accept or reject it.`,
    );
  if (offer?.state === 'rejected' && canMove(claim.status, 'court-route-taken', 'plaintiff')) {
    const happened = 'You rejected the defendant’s offer.';
    if (claim.search) return stepOfSearch(claim.search, happened, say);
    const { sentence, options } = guideClaim(claim, 'after-rejection');
    return say('after-rejection', `${happened} ${sentence}`, options);
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
      return stepAfterReply(claim, say);
    case 'active':
      return stepWhileActive(claim, say);
    default:
      return stepWhilePending(claim, now, say);
  }
}

type Say = (kind: NextStep['kind'], sentence: string, options?: NextStep['options']) => NextStep;

/** While a search is open, its claimant is told how it stands and not how to find a solicitor. */
const stepOfSearch = (search: OpenSearch, happened: string, say: Say): NextStep =>
  search === 'asking'
    ? say(
        'asking-solicitors',
        `${happened} We are asking solicitors for you. Who was asked, and what they said, is shown below.`.trim(),
      )
    : say(
        'with-solicitor',
        `${happened} A solicitor has your case: who it is, and how to reach them, is shown below.`.trim(),
      );

function stepWhileActive(claim: ClaimProgress, say: Say): NextStep {
  if (claim.turn === 'solicitor-done' || claim.turn === 'no-solicitor') return stepAfterReply(claim, say);
  return claim.search
    ? stepOfSearch(claim.search, '', say)
    : say('in-hand', 'Your claim is moving forward. We will write to you when there is news.');
}

/** Without a reply, a claim is open in this status because a payment was given back. */
function turnOf({ turn = 'replied', hasReplied, search }: ClaimProgress): ClaimTurn {
  return turn === 'replied' && !hasReplied && !search ? 'refunded' : turn;
}

const replyWords = {
  replied: 'The defendant has replied. What they wrote is below.',
  'seems-to-pay': 'The defendant has replied and seems ready to pay. What they wrote is below.',
  'seems-to-offer-part':
    'The defendant has replied and seems to offer part of what you claim. What they wrote is below.',
  'seems-disputed': 'The defendant has replied and seems to dispute your claim. What they wrote is below.',
  disputed: 'The defendant disputes your claim. What they wrote is below.',
  'solicitor-suggested': 'The defendant has replied. What they wrote is below.',
} as const;

function stepAfterReply(claim: ClaimProgress, say: Say): NextStep {
  const turn = turnOf(claim);
  const { search, hasReplied } = claim;
  if (search && turn in replyWords)
    return stepOfSearch(search, hasReplied ? replyWords[turn as keyof typeof replyWords] : '', say);
  switch (turn) {
    // A reply opens the same ways on as silence: the claimant need not wait for our team.
    case 'replied':
    case 'seems-to-pay':
    case 'seems-to-offer-part': {
      const { options } = guideClaim(claim, 'after-deadline');
      const team = turn !== 'seems-to-pay' ? ' Our team is reading it too.' : '';
      return say('read-reply', `${replyWords[turn]}${team}`, options);
    }
    case 'seems-disputed':
    case 'disputed': {
      const { sentence, options } = guideClaim(claim, 'after-deadline');
      return say(turn, `${replyWords[turn]} ${sentence}`, options);
    }
    case 'asked-to-explain':
      return say(
        'await-explanation',
        'The defendant has replied, and we are asking them what they mean. We will write to you when they answer.',
      );
    case 'solicitor-suggested':
      return say(
        'agree-solicitor',
        `${hasReplied ? 'The defendant has replied, and our' : 'Our'} team suggests a solicitor. Please say below whether you agree.`,
      );
    case 'asking-solicitors':
      return say(
        'asking-solicitors',
        'You agreed that we ask solicitors. Who was asked, and what they said, is shown below.',
      );
    case 'no-solicitor':
      return say(
        'no-solicitor',
        'No solicitor could take your case on. Our team has been told and will write to you.',
      );
    case 'solicitor-done':
      return say(
        'solicitor-done',
        'Your solicitor has completed their work, and how it ended is shown below. If you were paid, please say so under “Something changed?”.',
      );
    case 'asked-to-pay': {
      const happened = 'We have asked the defendant to pay by card.';
      if (search) return stepOfSearch(search, happened, say);
      const { options } = guideClaim(claim, 'after-deadline');
      return say(
        'asked-to-pay',
        `${happened} How much, and until when they can, is shown under “Payment”. We will write to you when the money arrives.`,
        options,
      );
    }
    case 'refunded':
      return say(
        'after-refund',
        'The defendant’s payment was given back, so your claim is open again. Our team will write to you about what comes next.',
      );
  }
}

function stepWhilePending(claim: ClaimProgress, now: Date, say: Say): NextStep {
  const { letter, responseDeadline } = claim;
  if (letter === 'missing')
    return say('write-letter', 'Your letter has not been written yet. Generate it below.');
  if (letter === 'unsent')
    return say('write-letter', 'Your letter is ready but has not been sent to the defendant yet.');
  if (letter === 'queued')
    return say(
      'sending',
      'Your letter is about to leave. Its date, and the defendant’s time to reply, begin on the day it does.',
    );
  // No window is open: a reply to a letter that reached no one cannot be late.
  if (letter === 'not-served' || responseDeadline === null) return say('serve', serveWords(claim));
  const until = formatLongDate(responseDeadline);
  if (hasDeadlinePassed(responseDeadline, now)) {
    if (claim.search) return stepOfSearch(claim.search, `No reply came by ${until}.`, say);
    const { sentence, options } = guideClaim(claim, 'after-deadline');
    return say('after-deadline', `No reply came by ${until}. ${sentence}`, options);
  }
  return say('wait', `Nothing to do for now: the defendant has until ${until} to reply.`);
}

/** Read on the dashboard too, where nothing can be printed, recorded or corrected. */
function serveWords({ isEmailUnknown, cameBack }: ClaimProgress): string {
  if (cameBack)
    return 'Your letter came back, so it has not reached the defendant. Please check their address. On the claim’s page you can correct it, print and post the letter again, or record that you handed it over. Their time to reply begins then.';
  return isEmailUnknown
    ? 'Your letter has not reached the defendant yet: no email address is known. You can print and post it yourself from the claim’s page, and record that there, or add an email address there once you know one. Their time to reply begins then.'
    : 'Your letter has not reached the defendant: it could not be delivered. You can correct their details on the claim’s page and send it again, or print and post it yourself from there, and record that. Their time to reply begins once it has gone.';
}
