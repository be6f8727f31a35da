import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Icon } from '../../art/icon.tsx';
import { claimsApi } from '../../lib/claims-api.ts';
import { problemWords } from '../../lib/problem-words.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../button.tsx';
import { Alert } from '../display/alert.tsx';

/** Downloads a claim's letter as a PDF. Returns the button and its message apart. */
export function useDownloadLetter(claimId: string): { button: ReactNode; message: ReactNode } {
  const download = useMutation({
    mutationFn: async () => {
      const response = await claimsApi[':id']['letter.pdf'].$get({ param: { id: claimId } });
      saveFile('letter-before-action.pdf', await response.blob());
    },
  });
  return {
    button: (
      <Button variant="secondary" size="sm" busy={download.isPending} onClick={() => download.mutate()}>
        <Icon name="download" />
        PDF
      </Button>
    ),
    message: download.isError ? (
      <Alert live tone="danger" className="mb-4" title="The PDF could not be made.">
        {problemWords(download.error)}
      </Alert>
    ) : null,
  };
}
