import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ManualReply, repliesApi } from './admin-api.ts';
import { lookAgainMs } from './dashboard.ts';

/** The newest processed response of each claim, newest first. */
export const useClaimsWithResponses = () =>
  useInfiniteQuery({
    queryKey: ['admin', 'responses', 'processed'],
    queryFn: async ({ pageParam }) => {
      const query = pageParam ? { cursor: pageParam } : {};
      return (await repliesApi.processed.$get({ query })).json();
    },
    initialPageParam: '',
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    staleTime: 0,
  });

export const useResponseSummary = () =>
  useQuery({
    queryKey: ['admin', 'responses', 'summary'],
    queryFn: async () => (await repliesApi.summary.$get()).json(),
    staleTime: 0,
  });

/** What came in last, whether or not it belongs to a claim. */
export const useNewestResponses = () =>
  useQuery({
    queryKey: ['admin', 'responses', 'newest'],
    queryFn: async () => (await (await repliesApi.$get({ query: { limit: '8' } })).json()).responses,
    staleTime: 0,
    refetchInterval: lookAgainMs,
  });

export function useRecordReply() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (reply: ManualReply) =>
      (await (await repliesApi.$post({ json: reply })).json()).response,
    // Figures, lists and reviews: a reply changes all of them.
    onSuccess: () => client.invalidateQueries({ queryKey: ['admin'] }),
  });
}

export function useMatchReply(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (claimId: string) =>
      repliesApi[':id'].match.$post({ param: { id }, json: { claim_id: claimId } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['admin'] }),
  });
}
