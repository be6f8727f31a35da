import { AppError } from '@plainclaim/domain/shared/errors';
import { useId, useRef, useState } from 'react';
import { Icon } from '../../../art/icon.tsx';
import type { ClaimDetails } from '../../../lib/claims-api.ts';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../../ui/display/alert.tsx';
import { ClaimLetter } from '../../../ui/letters/claim-letter.tsx';
import { useCopyLetter } from '../../../ui/letters/copy-letter.tsx';
import { LetterText } from '../../../ui/letters/letter-text.tsx';
import { useDownloadClaimLetter } from '../api/claim-letter.ts';
import { SendLetter } from './send-letter.tsx';

type ClaimLetterSectionProps = { details: ClaimDetails; letter: string; userId: string };

export function ClaimLetterSection({ details, letter, userId }: ClaimLetterSectionProps) {
  const titleId = useId();
  const sheetId = useId();
  const sheet = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const copying = useCopyLetter(letter, sheet);
  const download = useDownloadClaimLetter(details.claim.id);
  return (
    <section aria-labelledby={titleId}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id={titleId} className="text-24">
          The letter
        </h2>
        <div className="flex gap-2">
          {copying.button}
          <Button variant="secondary" size="sm" busy={download.isPending} onClick={() => download.mutate()}>
            <Icon name="download" />
            PDF
          </Button>
        </div>
      </div>
      <SendLetter details={details} userId={userId} />
      {copying.message}
      {download.isError ? (
        <Alert live tone="danger" className="mb-4" title="The PDF could not be made.">
          {(download.error instanceof AppError && download.error.userMessage) ||
            'Please try again in a moment.'}
        </Alert>
      ) : null}
      <div
        id={sheetId}
        className={
          isOpen ? undefined : 'max-h-[360px] overflow-hidden mask-[linear-gradient(#000_55%,transparent)]'
        }
      >
        <ClaimLetter>
          <div ref={sheet}>
            <LetterText text={letter} />
          </div>
        </ClaimLetter>
      </div>
      <Button
        variant="quiet"
        size="sm"
        className="mt-2 -ml-3.5"
        aria-expanded={isOpen}
        aria-controls={sheetId}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? 'Fold the letter' : 'Read the whole letter'}
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} />
      </Button>
    </section>
  );
}
