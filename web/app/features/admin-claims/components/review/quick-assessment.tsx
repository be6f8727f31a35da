import type { IconName } from '../../../../art/icon.tsx';
import { Icon } from '../../../../art/icon.tsx';
import { problemWords } from '../../../../lib/problem-words.ts';
import { useTimedMessage } from '../../../../lib/use-timed-message.ts';
import { Button } from '../../../../ui/button.tsx';
import { Alert } from '../../../../ui/display/alert.tsx';
import { Segmented } from '../../../../ui/forms/segmented.tsx';
import type { Assessment, Review } from '../../api/admin-api.ts';
import { useAssess } from '../../api/review.ts';
import { SendPaymentLink } from '../payment-link/send-payment-link.tsx';
import { Panel } from './panel.tsx';

const answers = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
  { value: 'unclear', label: 'Unclear' },
] as const;

type Action = Extract<Assessment, { action: unknown }>['action'];

const actions: readonly { action: Action; label: string; icon: IconName; done: string }[] = [
  { action: 'dispute', label: 'Mark as Dispute', icon: 'flag', done: 'Marked as a dispute.' },
  {
    action: 'clarification',
    label: 'Request Clarification',
    icon: 'help',
    done: 'The defendant is being asked by e-mail to explain.',
  },
  {
    action: 'escalation',
    label: 'Escalate to Legal',
    icon: 'scale',
    done: 'The claimant is being asked by e-mail to agree to a solicitor.',
  },
];

type QuickAssessmentProps = {
  claim: Review['claim'];
  assessments: Review['assessments'];
  newest: Review['responses'][number] | undefined;
};

export function QuickAssessment({ claim, assessments, newest }: QuickAssessmentProps) {
  const assess = useAssess(claim.id);
  const [message, say] = useTimedMessage();
  const send = (said: Assessment, done: string) =>
    assess.mutate(said, {
      onSuccess: () => say({ tone: 'good', words: done }),
      onError: (error) => say({ tone: 'danger', words: problemWords(error) }),
    });
  const pending = assess.isPending ? assess.variables : undefined;
  const chosen =
    pending && 'will_pay' in pending
      ? pending.will_pay
      : newestFirst(assessments).find((one) => one.will_pay)?.will_pay;
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
          senderEmail={newest?.kind === 'reply' ? newest.sender_email : null}
          className="justify-items-stretch"
        />
        {actions.map(({ action, label, icon, done }) => (
          <Button
            key={action}
            variant="secondary"
            size="sm"
            block
            busy={pending !== undefined && 'action' in pending && pending.action === action}
            disabledReason={
              action === 'clarification' && claim.defendant_email_unknown
                ? 'The defendant’s email address is unknown, so they cannot be asked.'
                : undefined
            }
            onClick={() => send({ action }, done)}
          >
            <Icon name={icon} />
            {label}
          </Button>
        ))}
      </div>
      {message ? <Alert live tone={message.tone} className="mt-3.5" title={message.words} /> : null}
      <p className="mt-3 text-14 text-ink-2">Each action is recorded with your name.</p>
    </Panel>
  );
}

const newestFirst = (assessments: Review['assessments']) =>
  [...assessments].sort((a, b) => b.created_at.localeCompare(a.created_at));
