import { putBack } from '@plainclaim/domain/letters/account/left-out';
import { isBlocking } from '@plainclaim/domain/letters/letter-problem';
import { AppError } from '@plainclaim/domain/shared/errors';
import { useRef, useState } from 'react';
import { Icon } from '../../../art/icon.tsx';
import type { WrittenLetter } from '../../../lib/letters/letter-progress.ts';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../../ui/display/alert.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { ClaimLetter } from '../../../ui/letters/claim-letter.tsx';
import { useCopyLetter } from '../../../ui/letters/copy-letter.tsx';
import { LeftOut } from '../../../ui/letters/left-out.tsx';
import { LetterText } from '../../../ui/letters/letter-text.tsx';
import { useSaveLetter } from '../api/claim-letter.ts';

type WrittenForClaimProps = {
  written: WrittenLetter;
  claimId: string;
  userId: string;
  description: string;
};

/** A letter just written for a claim that had none: the user reads, edits and stores it. */
export function WrittenForClaim({ written, claimId, userId, description }: WrittenForClaimProps) {
  const [text, setText] = useState(written.preview);
  const [isEditing, setIsEditing] = useState(false);
  const sheet = useRef<HTMLDivElement>(null);
  const copying = useCopyLetter(text, sheet);
  const keep = useSaveLetter(userId, claimId);
  const leftOut = written.leftOut.filter((sentence) => !text.includes(sentence));
  const obstacles = text === written.preview ? written.problems.filter(isBlocking) : [];
  return (
    <div className="mt-4">
      {written.notice ? <Alert className="mb-4" title={written.notice} /> : null}
      <div className="mb-4 flex flex-wrap gap-2">
        <Button size="sm" busy={keep.isPending} busyLabel="Keeping…" onClick={() => keep.mutate(text)}>
          <Icon name="check" />
          Keep this letter
        </Button>
        <Button variant="secondary" size="sm" onClick={() => setIsEditing(!isEditing)}>
          <Icon name={isEditing ? 'eye' : 'pencil'} />
          {isEditing ? 'Read it' : 'Edit Letter'}
        </Button>
        {isEditing ? null : copying.button}
      </div>
      <p className="mb-4 text-15 text-ink-2">
        Keeping it does not send it: you decide about that afterwards.
      </p>
      {copying.message}
      {keep.isError ? (
        <Alert live tone="danger" className="mb-4" title="The letter could not be kept.">
          {keep.error instanceof AppError ? keep.error.userMessage : 'Please try again in a moment.'}
        </Alert>
      ) : null}
      {obstacles.length > 0 && !keep.isError ? (
        <Alert tone="danger" className="mb-4" title="Change this before you keep the letter">
          <ul className="list-disc pl-5">
            {obstacles.map(({ line, message, excerpt }) => (
              <li key={`${line} ${message} ${excerpt}`}>
                {message}
                {excerpt ? <span className="block font-serif wrap-anywhere">{excerpt}</span> : null}
              </li>
            ))}
          </ul>
        </Alert>
      ) : null}
      {leftOut.length > 0 ? (
        <div className="mb-4">
          <LeftOut
            sentences={leftOut}
            busy={keep.isPending}
            onPutBack={(sentence) => setText(putBack(text, sentence, description))}
          />
        </div>
      ) : null}
      {isEditing ? (
        <TextArea label="Letter text" value={text} onValueChange={setText} />
      ) : (
        <ClaimLetter>
          <div ref={sheet}>
            <LetterText text={text} />
          </div>
        </ClaimLetter>
      )}
    </div>
  );
}
