import { AppError } from '@plainclaim/domain/shared/errors';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import type { Draft, DraftLetter } from '../../../lib/claims-api.ts';
import { limitWords } from '../../../lib/limit-words.ts';
import { useDraftRoom } from '../../../lib/use-draft-room.ts';
import { useSubmitClaim } from '../api/submit-claim.ts';
import { sendingWords } from '../submission-words.ts';
import { SubmitBar } from './submit-bar.tsx';

type SubmitLetterProps = {
  draft: Draft;
  letter: DraftLetter;
  userId: string;
  /** Why the claim cannot be submitted now. */
  obstacle: string | undefined;
  /** Files that go with the letter. */
  files: number;
};

/** The one button that submits the claim. */
export function SubmitLetter({ draft, letter, userId, obstacle, files }: SubmitLetterProps) {
  const submit = useSubmitClaim(userId, draft.id);
  const navigate = useNavigate();
  const isUnderWay = useRef(false);
  const room = useDraftRoom(userId, draft.id, letter.version);

  function send(clicks: number) {
    // A double click is faster than disabling the button; one that began on the page before must not send.
    if (isUnderWay.current || clicks > 1) return;
    isUnderWay.current = true;
    submit.mutate(
      { version: draft.version, letter_version: letter.version },
      {
        onSuccess: (claim) =>
          // Replaces the history entry: Back must not lead to a draft that is gone.
          navigate(`/claim/${claim.id}`, {
            replace: true,
            state: { message: 'Claim submitted successfully!' },
          }),
        onError: () => {
          isUnderWay.current = false;
        },
      },
    );
  }

  return (
    <SubmitBar
      isLast
      isEditing={false}
      obstacle={obstacle}
      busy={submit.isPending || submit.isSuccess}
      failure={submit.isError ? wordsOf(submit.error) : undefined}
      limits={limitWords(room, ['submissions'])}
      mustWait={room?.submissions.left === 0}
      onSubmit={send}
    >
      {sendingWords(draft.form, files)}
    </SubmitBar>
  );
}

/** The server's message, with the names of missing answers. */
function wordsOf(error: unknown): string {
  if (!(error instanceof AppError)) return 'Please try again.';
  const fields = error.fields.map(({ message }) => message);
  return [error.userMessage ?? 'Please try again.', ...fields].join(' ');
}
