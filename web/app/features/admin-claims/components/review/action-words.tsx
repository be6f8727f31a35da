import type { NextAction } from '@plainclaim/domain/replies/next-action';
import { formatGbp, penceFromPounds } from '@plainclaim/domain/shared/money';
import type { ReactNode } from 'react';
import type { IconName } from '../../../../art/icon.tsx';
import type { Review } from '../../api/admin-api.ts';

type Claim = Review['claim'];
export type ClaimantReads = Review['claimant_reads'] & {
  /** The reply is in the minute in which the match can be undone: its claimant sees nothing of it yet. */
  readonly isHeld?: boolean;
};

type Words = {
  readonly label: string;
  readonly icon: IconName;
  readonly done: string;
  readonly question: string;
  readonly verb: string;
  readonly busyLabel: string;
  /** What follows outside: the mail that is sent, or what the claimant's page will say. */
  readonly effect: (claim: Claim, reads: ClaimantReads) => ReactNode;
};

const mailed = { verb: 'Send the e-mail', busyLabel: 'Queueing…' };

/** What each action on the review screen asks first, and says when it is done. */
export const actionWords: Readonly<Record<NextAction, Words>> = {
  dispute: {
    label: 'Mark as Dispute',
    icon: 'flag',
    done: 'Marked as a dispute.',
    question: 'Mark this claim as a dispute?',
    verb: 'Mark as a dispute',
    busyLabel: 'Saving…',
    effect: (_, reads) => (
      <>
        <PageAfter isHeld={reads.isHeld} now={reads.now} after={reads.if_disputed} />
        <p className="mt-2.5">No e-mail is sent. “Take Back the Dispute Mark” removes it again.</p>
      </>
    ),
  },
  'not-dispute': {
    label: 'Take Back the Dispute Mark',
    icon: 'flag',
    done: 'No longer marked as a dispute.',
    question: 'Take back the dispute mark?',
    verb: 'Take back the mark',
    busyLabel: 'Saving…',
    effect: (_, reads) => (
      <>
        <PageAfter isHeld={reads.isHeld} now={reads.now} after={reads.if_not_disputed} />
        <p className="mt-2.5">No e-mail is sent. The claim can be marked again.</p>
      </>
    ),
  },
  clarification: {
    ...mailed,
    label: 'Request Clarification',
    icon: 'help',
    question: 'Ask the defendant to explain?',
    effect: ({ id, amount, defendant_email }) => (
      <p>
        An e-mail goes to <strong className="wrap-anywhere">{defendant_email}</strong>, with the subject “A
        question about your reply – Claim ID: {id}”. It names the claim for{' '}
        {formatGbp(penceFromPounds(amount))}, thanks for the reply, says that we are not sure we understood
        it, and asks whether they agree to pay, dispute the claim or need more information. It goes out once
        for each reply, in a minute, when the claimant’s page says so, too; until then it can be taken back.
      </p>
    ),
    done: 'The defendant is asked by e-mail to explain, in a minute.',
  },
  escalation: {
    ...mailed,
    label: 'Escalate to Legal',
    icon: 'scale',
    question: 'Ask the claimant about a solicitor?',
    effect: ({ id, amount, plaintiff_name, plaintiff_email }) => (
      <p>
        An e-mail goes to {plaintiff_name} at <strong className="wrap-anywhere">{plaintiff_email}</strong>,
        with the subject “May we ask a solicitor about your claim? – Claim ID: {id}”. It names the claim for{' '}
        {formatGbp(penceFromPounds(amount))}, says that our team thinks a solicitor should look at the claim,
        and asks for consent. Nothing is shared before they agree. It leaves in a minute, when the claim’s
        page asks them, too; until then it can be taken back.
      </p>
    ),
    done: 'The claimant is asked by e-mail to agree to a solicitor, in a minute.',
  },
};

/** The sentence at the head of the claim's page, which its claimant may read at any moment. */
function PageAfter({ now, after, isHeld }: { now: string; after: string; isHeld: boolean | undefined }) {
  if (isHeld)
    return (
      <p>
        The claimant sees nothing of the reply yet. When its minute is over, their page says: <q>{after}</q>
      </p>
    );
  if (now === after)
    return (
      <p>
        The claimant’s page stays as it is: <q>{now}</q>
      </p>
    );
  return (
    <>
      <p>
        The claimant’s page says at once: <q>{after}</q>
      </p>
      <p className="mt-2.5">
        Now it says: <q>{now}</q>
      </p>
    </>
  );
}
