import type { NextAction } from '@plainclaim/domain/replies/next-action';
import { formatGbp, penceFromPounds } from '@plainclaim/domain/shared/money';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../../../art/icon.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Confirm } from '../../../../ui/overlays/confirm.tsx';
import type { Review } from '../../api/admin-api.ts';

type Claim = Review['claim'];

type Words = {
  readonly label: string;
  readonly icon: IconName;
  readonly done: string;
  /** Confirmation before an e-mail is sent. */
  readonly question?: string;
  readonly mail?: (claim: Claim) => ReactNode;
};

const words: Readonly<Record<NextAction, Words>> = {
  dispute: {
    label: 'Mark as Dispute',
    icon: 'flag',
    done: 'Marked as a dispute.',
  },
  'not-dispute': {
    label: 'Take Back the Dispute Mark',
    icon: 'flag',
    done: 'No longer marked as a dispute.',
  },
  clarification: {
    label: 'Request Clarification',
    icon: 'help',
    question: 'Ask the defendant to explain?',
    mail: ({ id, amount, defendant_email }) => (
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
    label: 'Escalate to Legal',
    icon: 'scale',
    question: 'Ask the claimant about a solicitor?',
    mail: ({ id, amount, plaintiff_name, plaintiff_email }) => (
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

type NextActionButtonProps = {
  action: NextAction;
  claim: Claim;
  busy: boolean;
  disabledReason: string | undefined;
  onConfirm: (done: string) => Promise<void>;
  failed: string | undefined;
};

/** An action that mails a party first says what is sent to whom. */
export function NextActionButton(props: NextActionButtonProps) {
  const { action, claim, busy, disabledReason, onConfirm, failed } = props;
  const { label, icon, done, question, mail } = words[action];
  const look = { variant: 'secondary', size: 'sm', block: true, busy, disabledReason } as const;
  const face = (
    <>
      <Icon name={icon} />
      {label}
    </>
  );
  if (!mail || !question)
    return (
      <Button {...look} onClick={() => void onConfirm(done).catch(() => undefined)}>
        {face}
      </Button>
    );
  return (
    <Confirm
      title={question}
      verb="Send the e-mail"
      busyLabel="Queueing…"
      failed={failed}
      onConfirm={() => onConfirm(done)}
      trigger={<Button {...look}>{face}</Button>}
    >
      {mail(claim)}
    </Confirm>
  );
}
