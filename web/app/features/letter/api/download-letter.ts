import { useMutation } from '@tanstack/react-query';
import { claimsApi } from '../../../lib/claims-api.ts';
import { saveFile } from '../../../lib/save-file.ts';

/** Downloads the letter as a PDF. */
export const useDownloadLetter = (draftId: string) =>
  useMutation({
    mutationFn: async () => {
      const response = await claimsApi.drafts[':id']['letter.pdf'].$get({ param: { id: draftId } });
      saveFile('letter-before-action.pdf', await response.blob());
    },
  });
