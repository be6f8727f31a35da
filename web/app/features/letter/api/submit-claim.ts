import { useMutation, useQueryClient } from '@tanstack/react-query';
import { claimsApi } from '../../../lib/claims-api.ts';
import { letterDraftQuery } from './letter-draft.ts';
import { retryOffline } from './retry-offline.ts';

/** Idempotent: the draft's id becomes the claim's. */
export function useSubmitClaim(userId: string, draftId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (read: { version: number; letter_version: number }) => {
      const response = await claimsApi.drafts[':id'].submit.$post({ param: { id: draftId }, json: read });
      return (await response.json()).claim;
    },
    retry: retryOffline,
    networkMode: 'online',
    // Refetched, because a newer draft may explain the refusal.
    onError: () => client.invalidateQueries(letterDraftQuery(userId, draftId)),
    onSuccess: () => {
      for (const kind of ['dashboard', 'claims', 'ready-drafts'])
        void client.invalidateQueries({ queryKey: [kind, userId] });
    },
  });
}
