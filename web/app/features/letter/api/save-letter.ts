import { useMutation, useQueryClient } from '@tanstack/react-query';
import { claimsApi } from '../../../lib/claims-api.ts';
import { letterDraftQuery, putLetter } from './letter-draft.ts';
import { retryOffline } from './retry-offline.ts';

/** Saves an edited letter and its dismissed warnings. The response has the problems that are left. */
export function useSaveLetter(userId: string, draftId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (edit: { letter: string; kept?: string[]; version: number }) => {
      const response = await claimsApi.drafts[':id'].letter.$put({ param: { id: draftId }, json: edit });
      return (await response.json()).letter;
    },
    retry: retryOffline,
    networkMode: 'online',
    // On a conflict with another tab, the page shows the newest letter.
    onError: () => client.invalidateQueries(letterDraftQuery(userId, draftId)),
    onSuccess: (saved) => putLetter(client, userId, draftId, saved),
  });
}
