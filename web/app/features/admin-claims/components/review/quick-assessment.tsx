import { isOpen } from '@plainclaim/domain/claims/statuses';
import { type NextAction, nextActions, whyNotTaken } from '@plainclaim/domain/replies/next-action';
import { problemWords } from '../../../../lib/problem-words.ts';
import { useTimedMessage } from '../../../../lib/use-timed-message.ts';
import { useUntil } from '../../../../lib/use-until.ts';
import { Alert } from '../../../../ui/display/alert.tsx';
import { Segmented } from '../../../../ui/forms/segmented.tsx';
import { HeldMails } from '../../../../ui/mails/held-mails.tsx';
import type { Assessment, Review } from '../../api/admin-api.ts';
import { useAssess } from '../../api/review.ts';
import { SendPaymentLink } from '../payment-link/send-payment-link.tsx';
import { NextActionButton } from './next-action-button.tsx';
import { Panel } from './panel.tsx';

const answers = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
  { value: 'unclear', label: 'Unclear' },
] as const;

type QuickAssessmentProps = {
  claim: Review['claim'];
  reads: Review['claimant_reads'];
  isDisputed: boolean;
  assessments: Review['assessments'];
  newest: Review['responses'][number] | undefined;
};

export function QuickAssessment(props: QuickAssessmentProps) {
  const { claim, reads, isDisputed, assessments, newest } = props;
  const isHeld = useUntil(newest?.undo_until ?? null);
  const assess = useAssess(claim.id);
  const [message, say] = useTimedMessage();
  const sayWhy = (error: Error) => say({ tone: 'danger', words: problemWords(error) });
  const send = (said: Assessment, done: string) =>
    assess.mutate(said, {
      onSuccess: () => say({ tone: 'good', words: done }),
      onError: sayWhy,
    });
  const pending = assess.isPending ? assess.variables : undefined;
  const chosen =
    pending && 'will_pay' in pending
      ? pending.will_pay
      : newestFirst(assessments).find((one) => one.will_pay)?.will_pay;
  const basis = {
    replyId: newest?.processed_at ? newest.id : null,
    isOpen: isOpen(claim.status),
    isDisputed,
    defendantEmailUnknown: claim.defendant_email_unknown,
    taken: assessments.map(({ action, response_id }) => ({ action, replyId: response_id })),
  };
  return (
    <Panel title="Quick Assessment">
      <div className="mt-3.5 [&_legend]:text-15">
        <Segmented
          label="Will they pay?"
          options={answers}
          value={chosen ?? undefined}
          onValueChange={(will_pay) => send({ will_pay }, 'Your answer is saved.')}
        />
      </div>
      <p className="mt-5 text-15 text-ink-2">Next action</p>
      <div className="mt-2 grid gap-2 [&_button]:justify-start">
        <SendPaymentLink
          block
          claim={claim}
          senderEmail={newest?.is_reply ? newest.sender_email : null}
          className="justify-items-stretch"
        />
        {offeredActions(isDisputed).map((action) => (
          <NextActionButton
            key={keyOf(action)}
            action={action}
            claim={claim}
            reads={{ ...reads, isHeld }}
            disabledReason={whyNotTaken(action, basis) ?? undefined}
            busy={pending !== undefined && 'action' in pending && pending.action === action}
            onConfirm={async (done) => {
              await assess.mutateAsync({ action }, { onError: sayWhy });
              say({ tone: 'good', words: done });
            }}
            failed={assess.isError ? problemWords(assess.error) : undefined}
          />
        ))}
      </div>
      {message ? <Alert live tone={message.tone} className="mt-3.5" title={message.words} /> : null}
      <HeldMails claimId={claim.id} className="mt-3.5" />
      <p className="mt-3 text-14 text-ink-2">
        Each answer and action is recorded with your name, and takes the replies off “Need Review”.
      </p>
    </Panel>
  );
}

/** Offers to set the dispute mark, or to remove it. */
const offeredActions = (isDisputed: boolean): readonly NextAction[] =>
  nextActions.filter((action) => action !== (isDisputed ? 'dispute' : 'not-dispute'));

/** One button sets the mark and takes it back: a new one would drop the focus that its dialog gives back. */
const keyOf = (action: NextAction): string => (action === 'not-dispute' ? 'dispute' : action);

const newestFirst = (assessments: Review['assessments']) =>
  [...assessments].sort((a, b) => b.created_at.localeCompare(a.created_at));
