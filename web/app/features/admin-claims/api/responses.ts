import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { adminKey, useAdminChanged } from '../../../lib/admin-news.ts';
import { type ManualReply, repliesApi } from './admin-api.ts';

export const responseKeys = {
  processed: [adminKey, 'responses', 'processed'],
  summary: [adminKey, 'responses', 'summary'],
  newest: [adminKey, 'responses', 'newest'],
};

/** The newest processed response of each claim, newest first. */
export const useClaimsWithResponses = () =>
  useInfiniteQuery({
    queryKey: responseKeys.processed,
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
    queryKey: responseKeys.summary,
    queryFn: async () => (await repliesApi.summary.$get()).json(),
    staleTime: 0,
  });

/** What came in last, whether or not it belongs to a claim. */
export const useNewestResponses = () =>
  useQuery({
    queryKey: responseKeys.newest,
    queryFn: async () => (await (await repliesApi.$get({ query: { limit: '8' } })).json()).responses,
    staleTime: 0,
  });

export function useRecordReply() {
  const changed = useAdminChanged();
  return useMutation({
    mutationFn: async (reply: ManualReply) => {
      const answer = await repliesApi.$post({ json: reply });
      return { reply: (await answer.json()).response, isRepeat: answer.status === 200 };
    },
    // Figures, lists and reviews: a reply changes all of them.
    onSuccess: changed,
  });
}

export function useMatchReply(id: string) {
  const changed = useAdminChanged();
  return useMutation({
    mutationFn: (claimId: string) =>
      repliesApi[':id'].match.$post({ param: { id }, json: { claim_id: claimId } }),
    onSuccess: changed,
  });
}
