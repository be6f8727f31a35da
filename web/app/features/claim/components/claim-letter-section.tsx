import { useId, useRef, useState } from 'react';
import { Icon } from '../../../art/icon.tsx';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../../ui/display/alert.tsx';
import { ClaimLetter } from '../../../ui/letters/claim-letter.tsx';
import { useCopyLetter } from '../../../ui/letters/copy-letter.tsx';
import { LetterText } from '../../../ui/letters/letter-text.tsx';
import { useDownloadClaimLetter } from '../api/claim-letter.ts';

type ClaimLetterSectionProps = { claimId: string; letter: string };

export function ClaimLetterSection({ claimId, letter }: ClaimLetterSectionProps) {
  const titleId = useId();
  const sheetId = useId();
  const sheet = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const copying = useCopyLetter(letter, sheet);
  const download = useDownloadClaimLetter(claimId);
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
      {copying.message}
      {download.isError ? (
        <Alert live tone="danger" className="mb-4" title="The PDF could not be made.">
          Please try again in a moment.
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
