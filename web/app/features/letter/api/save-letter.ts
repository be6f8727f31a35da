import { useMutation, useQueryClient } from '@tanstack/react-query';
import { claimsApi } from '../../../lib/claims-api.ts';
import { letterDraftQuery, putLetter } from './letter-draft.ts';
import { retryOffline } from './retry-offline.ts';

/** Saves an edited letter and which warnings are kept. It may still have problems: they come back with it. */
export function useSaveLetter(userId: string, draftId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (edit: { letter: string; kept?: string[]; version: number }) => {
      const response = await claimsApi.drafts[':id'].letter.$put({ param: { id: draftId }, json: edit });
      return (await response.json()).letter;
    },
    retry: retryOffline,
    networkMode: 'online',
    // Changed in another tab, perhaps: the page shows the letter as it is now.
    onError: () => client.invalidateQueries(letterDraftQuery(userId, draftId)),
    onSuccess: (saved) => putLetter(client, userId, draftId, saved),
  });
}
