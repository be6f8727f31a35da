import { AppError } from '@plainclaim/domain/shared/errors';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { claimsApi, type Draft, type DraftLetter } from '../../../lib/claims-api.ts';

/** Not cached: the answers may have changed in the wizard since. */
export const letterDraftQuery = (userId: string, draftId: string) =>
  queryOptions({
    queryKey: ['letter-draft', userId, draftId],
    queryFn: async (): Promise<Draft | null> => {
      try {
        const response = await claimsApi.drafts[':id'].$get({ param: { id: draftId } });
        return (await response.json()).draft;
      } catch (error) {
        // Submitted or deleted meanwhile: a result, not a failure.
        if (error instanceof AppError && error.code === 'not_found') return null;
        throw error;
      }
    },
    staleTime: 0,
    refetchOnWindowFocus: true,
  });

/** The draft; null if there is none with this id. */
export const useLetterDraft = (userId: string, draftId: string) =>
  useQuery(letterDraftQuery(userId, draftId));

export function putLetter(client: QueryClient, userId: string, draftId: string, letter: DraftLetter): void {
  client.setQueryData(letterDraftQuery(userId, draftId).queryKey, (draft) => draft && { ...draft, letter });
}
