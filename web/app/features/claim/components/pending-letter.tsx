import { AppError } from '@plainclaim/domain/shared/errors';
import { useId, useRef } from 'react';
import { Icon } from '../../../art/icon.tsx';
import type { WrittenLetter } from '../../../lib/letters/letter-progress.ts';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../../ui/display/alert.tsx';
import { Card, CardBody } from '../../../ui/display/card.tsx';
import { ClaimLetter } from '../../../ui/letters/claim-letter.tsx';
import { useCopyLetter } from '../../../ui/letters/copy-letter.tsx';
import { LetterFailure } from '../../../ui/letters/letter-failure.tsx';
import { LetterInProgress } from '../../../ui/letters/letter-in-progress.tsx';
import { LetterStages } from '../../../ui/letters/letter-stages.tsx';
import { LetterText } from '../../../ui/letters/letter-text.tsx';
import { useKeepLetter, useWriteClaimLetter } from '../api/claim-letter.ts';

type PendingLetterProps = { claimId: string; userId: string; description: string; mayGenerate: boolean };

/** A claim that has no letter yet: what was told, and a way to have the letter written. */
export function PendingLetter({ claimId, userId, description, mayGenerate }: PendingLetterProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="text-24">
        Description <span className="text-ink-2">(LBA pending)</span>
      </h2>
      <p className="mt-3 max-w-[62ch] whitespace-pre-line wrap-anywhere">{description}</p>
      {mayGenerate ? <GenerateLetter claimId={claimId} userId={userId} /> : null}
    </section>
  );
}

function GenerateLetter({ claimId, userId }: { claimId: string; userId: string }) {
  const { progress, start, cancel } = useWriteClaimLetter(claimId);
  return (
    <Card className="mt-6">
      <CardBody>
        <h3 className="text-20">Letter Before Action</h3>
        {progress.status === 'idle' ? (
          <>
            <p className="mt-2 text-ink-2">
              This claim has no letter yet. We can write one from its details.
            </p>
            <Button className="mt-5" onClick={start}>
              <Icon name="pencil" />
              Generate Letter
            </Button>
          </>
        ) : null}
        {progress.status === 'writing' ? (
          <div className="mt-5 grid gap-6">
            <LetterStages stage={progress.stage} />
            <div>
              <Button variant="secondary" size="sm" onClick={cancel}>
                Cancel
              </Button>
            </div>
            <LetterInProgress text={progress.text} />
          </div>
        ) : null}
        {progress.status === 'failed' ? (
          <LetterFailure message={progress.message} onRetry={start} className="mt-4" />
        ) : null}
        {progress.status === 'done' ? (
          <WrittenForClaim written={progress.written} claimId={claimId} userId={userId} />
        ) : null}
      </CardBody>
    </Card>
  );
}

type WrittenForClaimProps = { written: WrittenLetter; claimId: string; userId: string };

function WrittenForClaim({ written, claimId, userId }: WrittenForClaimProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const copying = useCopyLetter(written.preview, sheet);
  const keep = useKeepLetter(userId, claimId);
  return (
    <div className="mt-4">
      {written.notice ? <Alert className="mb-4" title={written.notice} /> : null}
      <div className="mb-4 flex flex-wrap gap-2">
        <Button
          size="sm"
          busy={keep.isPending}
          busyLabel="Keeping…"
          onClick={() => keep.mutate(written.preview)}
        >
          <Icon name="check" />
          Keep this letter
        </Button>
        {copying.button}
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
      <ClaimLetter>
        <div ref={sheet}>
          <LetterText text={written.preview} />
        </div>
      </ClaimLetter>
    </div>
  );
}
