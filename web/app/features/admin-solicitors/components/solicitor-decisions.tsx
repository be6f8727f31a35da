import { AppError } from '@plainclaim/domain/shared/errors';
import { useState } from 'react';
import { lostCasesInWords } from '../../../lib/lost-cases.ts';
import { problemWords } from '../../../lib/problem-words.ts';
import type { Message } from '../../../lib/use-timed-message.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody, CardHead } from '../../../ui/display/card.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { Confirm } from '../../../ui/overlays/confirm.tsx';
import { useDecide } from '../api/decide.ts';
import type { RegistrationDetails } from '../api/solicitors-api.ts';
import { actsOn, approvalWaitsFor } from '../solicitor-words.ts';

type DecisionsProps = { solicitor: RegistrationDetails; onDone: (message: Message) => void };

export function SolicitorDecisions({ solicitor, onDone }: DecisionsProps) {
  return (
    <Card>
      <CardHead title="Your decision" />
      <CardBody className="pt-3 sm:pt-3">
        <div className="grid gap-4">
          {actsOn(solicitor).map((act) => (
            <DecisionButton key={act.verb} act={act} solicitor={solicitor} onDone={onDone} />
          ))}
        </div>
        <p className="mt-4 text-14 text-ink-2">Each decision is recorded with your name.</p>
      </CardBody>
    </Card>
  );
}

type DecisionButtonProps = DecisionsProps & { act: ReturnType<typeof actsOn>[number] };

/** A button that asks for confirmation and says what will happen. */
function DecisionButton({ act, solicitor, onDone }: DecisionButtonProps) {
  const deciding = useDecide(solicitor.user_id);
  const [reason, setReason] = useState('');
  const lost = act.decision === 'suspend' ? lostCasesInWords(solicitor.open_cases) : [];
  const waitsFor = act.decision === 'approve' ? approvalWaitsFor(solicitor) : undefined;
  if (waitsFor)
    return (
      <Button block disabledReason={waitsFor}>
        {act.verb}
      </Button>
    );
  return (
    <Confirm
      title={act.question}
      verb={act.verb}
      danger={act.danger}
      failed={deciding.error ? wordsOf(deciding.error) : undefined}
      onConfirm={async () => {
        await deciding.mutateAsync({ decision: act.decision, reason });
        onDone({ tone: 'good', words: act.done });
      }}
      trigger={
        <Button variant={act.danger ? 'danger' : 'primary'} block>
          {act.verb}
        </Button>
      }
    >
      <p>{act.consequence}</p>
      {lost.map((sentence) => (
        <p key={sentence} className="mt-3 wrap-anywhere">
          {sentence}
        </p>
      ))}
      <TextArea
        className="mt-4 text-ink"
        label={act.danger ? 'Reason' : 'Message'}
        hint="They read it in the e-mail and on their profile."
        optional={!act.danger}
        rows={3}
        value={reason}
        onValueChange={setReason}
      />
    </Confirm>
  );
}

/** The error of the only field, or why the decision was refused. */
const wordsOf = (error: unknown): string =>
  (error instanceof AppError && error.fields[0]?.message) || problemWords(error);
