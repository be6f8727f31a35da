import { useId } from 'react';
import { Icon } from '../../../art/icon.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody } from '../../../ui/display/card.tsx';
import { LetterFailure } from '../../../ui/letters/letter-failure.tsx';
import { LetterInProgress } from '../../../ui/letters/letter-in-progress.tsx';
import { LetterStages } from '../../../ui/letters/letter-stages.tsx';
import { useWriteClaimLetter } from '../api/claim-letter.ts';
import { WrittenForClaim } from './written-for-claim.tsx';

type PendingLetterProps = { claimId: string; userId: string; description: string; mayGenerate: boolean };

/** A claim without a letter: its description, and the button that writes the letter. */
export function PendingLetter({ claimId, userId, description, mayGenerate }: PendingLetterProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="text-24">
        Description <span className="text-ink-2">(LBA pending)</span>
      </h2>
      <p className="mt-3 max-w-[62ch] whitespace-pre-line wrap-anywhere">{description}</p>
      {mayGenerate ? <GenerateLetter {...{ claimId, userId, description }} /> : null}
    </section>
  );
}

function GenerateLetter({ claimId, userId, description }: Omit<PendingLetterProps, 'mayGenerate'>) {
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
          <WrittenForClaim written={progress.written} {...{ claimId, userId, description }} />
        ) : null}
      </CardBody>
    </Card>
  );
}
