import { doneWords } from '@plainclaim/domain/letters/serving/attempt-words';
import { needsTime } from '@plainclaim/domain/letters/serving/recording';
import { type MethodByPerson, methodsByPerson } from '@plainclaim/domain/letters/serving/service-record';
import { type SubmitEvent, useState } from 'react';
import type { IconName } from '../../art/icon.tsx';
import { problemWords } from '../../lib/problem-words.ts';
import { Button } from '../button.tsx';
import { Alert } from '../display/alert.tsx';
import { DateField } from '../forms/date-field.tsx';
import { RadioCards } from '../forms/radio-cards.tsx';
import { TextField } from '../forms/text-field.tsx';
import { ProofField } from './proof-field.tsx';
import {
  type AttemptErrors,
  attemptErrors,
  type LetterOnTheWay,
  refusedFields,
  type TypedAttempt,
  timeOf,
} from './told-attempt.ts';
import { type UploadProof, useProof } from './use-proof.ts';

export type AttemptToSend = {
  readonly method: MethodByPerson;
  readonly done_on: string;
  readonly done_time: string | null;
  readonly address: string;
  readonly proof_document_id: string | null;
};

export type AttemptFormProps = {
  letter: LetterOnTheWay;
  /** Where the letter is to go. */
  address: string;
  onUpload: UploadProof;
  onRecord: (attempt: AttemptToSend) => Promise<unknown>;
  onDone: (attempt: AttemptToSend) => void;
};

const methodIcons: Readonly<Record<MethodByPerson, IconName>> = {
  'first-class-post': 'post',
  'left-at-address': 'building',
  'by-hand': 'hand',
};

const methods = methodsByPerson.map((value) => ({ value, icon: methodIcons[value], ...doneWords[value] }));

/** How the letter was posted, left or handed over, with its proof. What was typed stays until it is recorded. */
export function AttemptForm({ letter, address, onUpload, onRecord, onDone }: AttemptFormProps) {
  const [typed, setTyped] = useState<TypedAttempt>({ method: undefined, doneOn: '', doneTime: '', address });
  const [errors, setErrors] = useState<AttemptErrors>({});
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const proof = useProof(onUpload);
  /** An answer that changed is no longer wrong until it is sent again. */
  function set(change: Partial<TypedAttempt>) {
    setTyped((before) => ({ ...before, ...change }));
    setErrors((before) => without(before, Object.keys(change)));
  }

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setFailure(undefined);
    const wrong = attemptErrors(typed, letter, new Date());
    setErrors(wrong);
    if (Object.keys(wrong).length > 0 || !typed.method) return;
    setBusy(true);
    try {
      const uploaded = await proof.upload();
      if (uploaded === 'failed') return;
      const attempt: AttemptToSend = {
        method: typed.method,
        done_on: typed.doneOn,
        done_time: timeOf(typed),
        address: typed.address,
        proof_document_id: uploaded?.id ?? null,
      };
      await onRecord(attempt);
      onDone(attempt);
    } catch (error) {
      const refused = refusedFields(error);
      setErrors(refused);
      setFailure(Object.keys(refused).length > 0 ? undefined : problemWords(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form noValidate onSubmit={send} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <RadioCards
        label="How did it go?"
        options={methods}
        value={typed.method}
        error={errors.method}
        onValueChange={(method) => set({ method })}
      />
      <DateField
        label="On which day?"
        value={typed.doneOn}
        error={errors.doneOn}
        onValueChange={(doneOn) => set({ doneOn })}
      />
      {typed.method && needsTime(typed.method) ? (
        <TextField
          label="At what time?"
          hint="Such as 14:30. After 16:30 it usually counts from the next working day."
          width="short"
          inputMode="text"
          autoComplete="off"
          value={typed.doneTime}
          error={errors.doneTime}
          onValueChange={(doneTime) => set({ doneTime })}
        />
      ) : null}
      <TextField
        label="To which address?"
        autoComplete="off"
        value={typed.address}
        error={errors.address}
        onValueChange={(to) => set({ address: to })}
      />
      <ProofField proof={proof} error={errors.proof} isPosted={typed.method === 'first-class-post'} />
      {failure ? <Alert live tone="danger" title={failure} /> : null}
      <div>
        <Button type="submit" busy={isBusy} busyLabel="Recording…">
          Record it
        </Button>
      </div>
    </form>
  );
}

const without = (errors: AttemptErrors, fields: readonly string[]): AttemptErrors =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => !fields.includes(field)));
