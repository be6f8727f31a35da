import type { FactsInput } from '@plainclaim/domain/claims/facts/input/facts-input';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { claimsApi, type Draft } from '../../../lib/claims-api.ts';
import { letterDraftQuery } from './letter-draft.ts';
import { retryOffline } from './retry-offline.ts';

/** Saves changed facts of the draft, as the wizard does. Refused if the answers were changed elsewhere meanwhile. */
export function useSaveFacts(userId: string, draft: Draft) {
  const client = useQueryClient();
  const query = letterDraftQuery(userId, draft.id);
  return useMutation({
    mutationFn: async (facts: FactsInput) => {
      const { form, step, version } = draft;
      const json = { form, facts, step, version };
      const response = await claimsApi.drafts[':id'].$put({ param: { id: draft.id }, json });
      return (await response.json()).draft;
    },
    retry: retryOffline,
    networkMode: 'online',
    onError: () => client.invalidateQueries(query),
    onSuccess: (saved) => client.setQueryData(query.queryKey, saved),
  });
}
