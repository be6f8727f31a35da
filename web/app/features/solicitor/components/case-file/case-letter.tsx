import { useId } from 'react';
import { useDownloadLetter } from '../../../../ui/letters/download-letter.tsx';
import { FoldingLetter } from '../../../../ui/letters/folding-letter.tsx';

type CaseLetterProps = { claimId: string; letter: string };

export function CaseLetter({ claimId, letter }: CaseLetterProps) {
  const titleId = useId();
  const downloading = useDownloadLetter(claimId);
  return (
    <section aria-labelledby={titleId}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id={titleId} className="text-24">
          The letter
        </h2>
        {downloading.button}
      </div>
      {downloading.message}
      <FoldingLetter letter={letter} />
    </section>
  );
}
