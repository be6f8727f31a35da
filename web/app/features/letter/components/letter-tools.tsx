import { AppError } from '@plainclaim/domain/shared/errors';
import type { ReactNode, Ref } from 'react';
import { Icon } from '../../../art/icon.tsx';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../../ui/display/alert.tsx';
import { useDownloadLetter } from '../api/download-letter.ts';

// On a phone: four buttons in a row, icon above label.
export const toolClass =
  'max-sm:min-h-[60px] max-sm:flex-col max-sm:gap-1 max-sm:px-1 max-sm:py-2 max-sm:text-14';

type LetterToolsProps = {
  draftId: string;
  copyButton: ReactNode;
  onEdit: () => void;
  editButton: Ref<HTMLButtonElement>;
};

export function LetterTools({ draftId, copyButton, onEdit, editButton }: LetterToolsProps) {
  const download = useDownloadLetter(draftId);
  return (
    <>
      <fieldset className="mb-4 grid grid-cols-4 gap-2 sm:flex sm:flex-wrap print:hidden">
        <legend className="sr-only">Letter</legend>
        <Button ref={editButton} variant="secondary" size="sm" className={toolClass} onClick={onEdit}>
          <Icon name="pencil" />
          Edit Letter
        </Button>
        {copyButton}
        <Button variant="secondary" size="sm" className={toolClass} onClick={() => window.print()}>
          <Icon name="printer" />
          Print
        </Button>
        <Button
          variant="secondary"
          size="sm"
          className={toolClass}
          busy={download.isPending}
          onClick={() => download.mutate()}
        >
          <Icon name="download" />
          PDF
        </Button>
      </fieldset>
      {download.isError ? (
        <Alert live tone="danger" className="mb-4 print:hidden" title="The PDF could not be made.">
          {(download.error instanceof AppError && download.error.userMessage) ||
            'Please try again in a moment.'}
        </Alert>
      ) : null}
    </>
  );
}
