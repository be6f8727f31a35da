import { reasonsOfReturn, returnProblem } from '@plainclaim/domain/letters/serving/coming-back';
import { parseIsoDate } from '@plainclaim/domain/shared/iso-date';
import { typedDateProblem } from '@plainclaim/domain/shared/typed-date';
import { type SubmitEvent, useState } from 'react';
import type { LetterAttempt } from '../../lib/claims-api.ts';
import { problemWords } from '../../lib/problem-words.ts';
import { Button } from '../button.tsx';
import { Alert } from '../display/alert.tsx';
import { DateField } from '../forms/date-field.tsx';
import { RadioCards } from '../forms/radio-cards.tsx';
import { Dialog } from '../overlays/dialog.tsx';

type Reason = keyof typeof reasonsOfReturn;

export type ReturnToSend = { readonly reason: Reason; readonly returned_on: string };

type CameBackProps = {
  attempt: LetterAttempt;
  onRecord: (told: ReturnToSend) => Promise<unknown>;
};

const reasons = Object.entries(reasonsOfReturn).map(([value, { words }]) => ({
  value: value as Reason,
  label: value === 'mistake' ? 'It never went: I recorded it by mistake' : `It came back: ${words}`,
}));

/** For an attempt that a person recorded: only they can learn that it came back. */
export function CameBack({ attempt, onRecord }: CameBackProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog
      title="Did it come back?"
      description="If no other copy reached them, their time to reply stops until you send the letter again."
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button variant="quiet" size="sm" className="mt-1 -ml-3.5">
          It came back<span className="sr-only"> or was a mistake</span>
        </Button>
      }
    >
      <CameBackForm attempt={attempt} onRecord={onRecord} onDone={() => setOpen(false)} />
    </Dialog>
  );
}

function CameBackForm({ attempt, onRecord, onDone }: CameBackProps & { onDone: () => void }) {
  const [reason, setReason] = useState<Reason>();
  const [day, setDay] = useState('');
  const [errors, setErrors] = useState<{ reason?: string; day?: string }>({});
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setFailure(undefined);
    const wrong = dayProblem(attempt, day);
    setErrors({ ...(!reason && { reason: 'Choose what happened.' }), ...(wrong && { day: wrong }) });
    if (!reason || wrong) return;
    setBusy(true);
    try {
      await onRecord({ reason, returned_on: day });
      onDone();
    } catch (error) {
      setFailure(problemWords(error));
      setBusy(false);
    }
  }

  return (
    <form noValidate onSubmit={send} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <RadioCards
        label="What happened?"
        options={reasons}
        value={reason}
        error={errors.reason}
        onValueChange={setReason}
      />
      <DateField
        label={reason === 'mistake' ? 'On which day did you notice?' : 'On which day did it come back?'}
        value={day}
        error={errors.day}
        onValueChange={setDay}
      />
      {failure ? <Alert live tone="danger" title={failure} /> : null}
      <div>
        <Button type="submit" busy={isBusy} busyLabel="Recording…">
          Record it
        </Button>
      </div>
    </form>
  );
}

function dayProblem({ done_at }: LetterAttempt, typed: string): string | undefined {
  const day = parseIsoDate(typed);
  if (!day) return typedDateProblem(typed) ?? 'Enter the day.';
  return returnProblem({ doneAt: new Date(done_at) }, day, new Date());
}
