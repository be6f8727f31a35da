import { useEffect, useState } from 'react';
import { answerConfirmations } from '../../../lib/confirmation.ts';
import { Button } from '../../../ui/button.tsx';
import { LoadFailure } from '../../../ui/display/load-failure.tsx';
import { Loading, SkeletonText } from '../../../ui/display/skeleton.tsx';
import { Form, SubmitButton, useZodForm } from '../../../ui/forms/form.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { confirmSession, useConfirmationNeeded } from '../api/confirmation.ts';
import { emptyProof, type ProofNeeded, proofForm } from '../proof-form.ts';
import { ProofFields } from './proof-fields.tsx';

type ConfirmIdentityProps = { userId: string; email: string };

type Waiting = (isConfirmed: boolean) => void;

/** Asks for proof of identity when the server requires it for a request. The request then continues or is given up. */
export function ConfirmIdentity({ userId, email }: ConfirmIdentityProps) {
  const [waiting, setWaiting] = useState<readonly Waiting[]>([]);
  useEffect(
    () =>
      answerConfirmations(
        () => new Promise<boolean>((resolve) => setWaiting((before) => [...before, resolve])),
      ),
    [],
  );
  const finish = (isConfirmed: boolean) => {
    setWaiting([]);
    for (const resolve of waiting) resolve(isConfirmed);
  };
  const isOpen = waiting.length > 0;
  return (
    <Dialog
      title="Please confirm it is you"
      description="You signed in a while ago. What you are doing matters, so we ask once more."
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) finish(false);
      }}
    >
      {isOpen ? (
        <Question
          userId={userId}
          email={email}
          onConfirmed={() => finish(true)}
          onCancel={() => finish(false)}
        />
      ) : null}
    </Dialog>
  );
}

type QuestionProps = ConfirmIdentityProps & { onConfirmed: () => void; onCancel: () => void };

function Question({ userId, ...rest }: QuestionProps) {
  const needed = useConfirmationNeeded(userId);
  if (needed.isPending)
    return (
      <Loading label="Loading what to ask you for">
        <SkeletonText lines={2} />
      </Loading>
    );
  if (needed.data === undefined)
    return <LoadFailure title="We could not look up what to ask you for." query={needed} />;
  return <ProofQuestion needed={needed.data} {...rest} />;
}

type ProofQuestionProps = Omit<QuestionProps, 'userId'> & { needed: ProofNeeded };

function ProofQuestion({ needed, email, onConfirmed, onCancel }: ProofQuestionProps) {
  const form = useZodForm(proofForm(needed), { ...emptyProof });
  return (
    <Form
      form={form}
      onSubmit={async (proof) => {
        await confirmSession(proof);
        onConfirmed();
        return undefined;
      }}
    >
      <ProofFields needed={needed} email={email} />
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        <SubmitButton busyLabel="Confirming…">Confirm</SubmitButton>
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
