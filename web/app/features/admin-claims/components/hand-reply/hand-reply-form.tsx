import { evidenceExtensions } from '@plainclaim/domain/claims/evidence';
import { channelNames, replyChannels } from '@plainclaim/domain/replies/channels';
import { longestHandReply } from '@plainclaim/domain/replies/hand-reply';
import { AppError } from '@plainclaim/domain/shared/errors';
import { type SubmitEvent, useState } from 'react';
import { problemWords } from '../../../../lib/problem-words.ts';
import { Button } from '../../../../ui/button.tsx';
import { Alert } from '../../../../ui/display/alert.tsx';
import { DateField } from '../../../../ui/forms/date-field.tsx';
import { FileDrop } from '../../../../ui/forms/file-drop.tsx';
import { Segmented } from '../../../../ui/forms/segmented.tsx';
import { TextArea } from '../../../../ui/forms/text-area.tsx';
import type { AdminClaim } from '../../api/admin-api.ts';
import { useWriteDownReply, type Written } from '../../api/hand-replies.ts';
import {
  emptyHandReply,
  type HandReplyErrors,
  handReplyErrors,
  type TypedHandReply,
} from '../../hand-reply.ts';
import { useReplyFiles } from './use-reply-files.ts';

const accept = evidenceExtensions.map((extension) => `.${extension}`).join(',');
const channels = replyChannels.map((value) => ({ value, label: channelNames[value] }));

type HandReplyFormProps = {
  claim: AdminClaim | undefined;
  onNoClaim: () => void;
  onStart: () => void;
  onWritten: (written: Written) => void;
};

type Typed = Omit<TypedHandReply, 'claimId'>;

/** The form is cleared only after the reply has been recorded. */
export function HandReplyForm({ claim, onNoClaim, onStart, onWritten }: HandReplyFormProps) {
  const record = useWriteDownReply();
  const files = useReplyFiles();
  const [typed, setTyped] = useState<Typed>(emptyHandReply);
  const [errors, setErrors] = useState<HandReplyErrors>({});
  const [failure, setFailure] = useState<string>();
  const set = (change: Partial<Typed>) => setTyped((before) => ({ ...before, ...change }));

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onStart();
    setFailure(undefined);
    const wrong = handReplyErrors({ ...typed, claimId: claim?.id ?? '' }, new Date());
    setErrors(wrong);
    if (wrong.claimId) onNoClaim();
    if (Object.keys(wrong).length > 0 || !claim || !typed.channel) return;
    record.mutate(
      { claim_id: claim.id, channel: typed.channel, received_on: typed.receivedOn, said: typed.said },
      {
        onSuccess: async (written) => {
          setTyped(emptyHandReply);
          onWritten(written);
          await files.sendAll(written.reply.id);
        },
        onError: (error) => {
          const found = fieldErrors(error);
          setErrors(found);
          setFailure(Object.keys(found).length > 0 ? undefined : problemWords(error));
        },
      },
    );
  };

  return (
    <form noValidate onSubmit={send} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Segmented
        stacks
        label="How did it come?"
        options={channels}
        value={typed.channel}
        error={errors.channel}
        onValueChange={(channel) => set({ channel })}
      />
      <DateField
        label="Day received"
        hint="The day the letter arrived, or of the call. Not before the letter of the claim went."
        value={typed.receivedOn}
        error={errors.receivedOn}
        onValueChange={(receivedOn) => set({ receivedOn })}
      />
      <TextArea
        label="What was said"
        hint="Word for word where it is a letter. The claimant is sent how it begins."
        rows={6}
        characterLimit={longestHandReply}
        value={typed.said}
        error={errors.said}
        onValueChange={(said) => set({ said })}
      />
      <FileDrop
        optional
        label="Files"
        hint="A scan or a photo: PDF, JPG, JPEG, PNG, DOC or DOCX, up to 10MB each. Added once the reply is recorded."
        accept={accept}
        files={files.rows}
        onAdd={files.add}
        onRemove={files.remove}
        onRetry={files.retry}
      />
      <p role="status" className="-mt-4 text-14 font-semibold text-good empty:hidden">
        {files.added}
      </p>
      {claim ? (
        <p className="text-15">
          It is filed to the claim of {claim.plaintiff_name} against {claim.defendant_name}.{' '}
          {claim.plaintiff_name} sees it a minute later, and is told by e-mail then, at{' '}
          <span className="wrap-anywhere">{claim.plaintiff_email}</span>; until then it can be taken off
          again.
        </p>
      ) : null}
      {failure ? <Alert live tone="danger" title={failure} /> : null}
      <div>
        <Button type="submit" busy={record.isPending} busyLabel="Recording…">
          Record the reply
        </Button>
      </div>
    </form>
  );
}

const fieldNames: Readonly<Record<string, keyof TypedHandReply>> = {
  channel: 'channel',
  received_on: 'receivedOn',
  said: 'said',
};

/** The server's errors by field. */
function fieldErrors(error: unknown): HandReplyErrors {
  if (!(error instanceof AppError)) return {};
  const found = error.fields.flatMap(({ field, message }) => {
    const name = fieldNames[field];
    return name ? [[name, message] as const] : [];
  });
  return Object.fromEntries(found);
}
