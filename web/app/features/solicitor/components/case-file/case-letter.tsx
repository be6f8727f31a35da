import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Icon } from '../../../../art/icon.tsx';
import { claimsApi } from '../../../../lib/claims-api.ts';
import { problemWords } from '../../../../lib/problem-words.ts';
import { saveFile } from '../../../../lib/save-file.ts';
import { Button } from '../../../../ui/button.tsx';
import { Alert } from '../../../../ui/display/alert.tsx';
import { ClaimLetter } from '../../../../ui/letters/claim-letter.tsx';
import { LetterText } from '../../../../ui/letters/letter-text.tsx';

type CaseLetterProps = { claimId: string; letter: string };

export function CaseLetter({ claimId, letter }: CaseLetterProps) {
  const [titleId, sheetId] = [useId(), useId()];
  const [isOpen, setIsOpen] = useState(false);
  const download = useMutation({
    mutationFn: async () => {
      const response = await claimsApi[':id']['letter.pdf'].$get({ param: { id: claimId } });
      saveFile('letter-before-action.pdf', await response.blob());
    },
  });
  return (
    <section aria-labelledby={titleId}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id={titleId} className="text-24">
          The letter
        </h2>
        <Button variant="secondary" size="sm" busy={download.isPending} onClick={() => download.mutate()}>
          <Icon name="download" />
          PDF
        </Button>
      </div>
      {download.isError ? (
        <Alert live tone="danger" className="mb-4" title="The PDF could not be made.">
          {problemWords(download.error)}
        </Alert>
      ) : null}
      <div
        id={sheetId}
        className={
          isOpen ? undefined : 'max-h-[360px] overflow-hidden mask-[linear-gradient(#000_55%,transparent)]'
        }
      >
        <ClaimLetter>
          <LetterText text={letter} />
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
