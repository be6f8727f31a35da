import { useMutation, useQueryClient } from '@tanstack/react-query';
import { claimsApi } from '../../../lib/claims-api.ts';
import { putLetter } from './letter-draft.ts';

/** Saves an edited letter. It may still have problems: they come back with it. */
export function useSaveLetter(userId: string, draftId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (letter: string) => {
      const response = await claimsApi.drafts[':id'].letter.$put({
        param: { id: draftId },
        json: { letter },
      });
      return (await response.json()).letter;
    },
    onSuccess: (saved) => putLetter(client, userId, draftId, saved),
  });
}
