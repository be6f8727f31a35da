import { useId, useRef } from 'react';
import type { ClaimDetails } from '../../../lib/claims-api.ts';
import { useCopyLetter } from '../../../ui/letters/copy-letter.tsx';
import { useDownloadLetter } from '../../../ui/letters/download-letter.tsx';
import { FoldingLetter } from '../../../ui/letters/folding-letter.tsx';
import { SendLetter } from './send-letter.tsx';

type ClaimLetterSectionProps = { details: ClaimDetails; letter: string; userId: string };

export function ClaimLetterSection({ details, letter, userId }: ClaimLetterSectionProps) {
  const titleId = useId();
  const sheet = useRef<HTMLDivElement>(null);
  const copying = useCopyLetter(letter, sheet);
  const downloading = useDownloadLetter(details.claim.id);
  return (
    <section aria-labelledby={titleId}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id={titleId} className="text-24">
          The letter
        </h2>
        <div className="flex gap-2">
          {copying.button}
          {downloading.button}
        </div>
      </div>
      <SendLetter details={details} userId={userId} />
      {copying.message}
      {downloading.message}
      <FoldingLetter letter={letter} textRef={sheet} />
    </section>
  );
}
