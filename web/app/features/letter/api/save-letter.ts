import { useMutation, useQueryClient } from '@tanstack/react-query';
import { claimsApi } from '../../../lib/claims-api.ts';
import { putLetter } from './letter-draft.ts';
import { retryOffline } from './retry-offline.ts';

/** Saves an edited letter and which warnings are kept. It may still have problems: they come back with it. */
export function useSaveLetter(userId: string, draftId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (edit: { letter: string; kept?: string[] }) => {
      const response = await claimsApi.drafts[':id'].letter.$put({ param: { id: draftId }, json: edit });
      return (await response.json()).letter;
    },
    retry: retryOffline,
    onSuccess: (saved) => putLetter(client, userId, draftId, saved),
  });
}
