import {
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useMutationState,
  useQuery,
} from '@tanstack/react-query';
import { adminKey, useAdminChanged } from '../../../lib/change-poll.ts';
import { type ReplyFilter, replyQuery } from '../reply-filter.ts';
import { type ManualReply, repliesApi } from './admin-api.ts';

export const responseKeys = {
  processed: [adminKey, 'responses', 'processed'],
  summary: [adminKey, 'responses', 'summary'],
  newest: [adminKey, 'responses', 'newest'],
  counts: [adminKey, 'responses', 'counts'],
  undoable: [adminKey, 'responses', 'undoable'],
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

/** The latest replies, matched to a claim or not. */
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
    // Invalidates figures, lists and reviews: a reply changes all of them.
    onSuccess: changed,
  });
}

/** One of the lists, page by page. The previous results stay visible while a new search loads. */
export const useReplyList = (filter: ReplyFilter) =>
  useInfiniteQuery({
    queryKey: [adminKey, 'responses', 'list', filter],
    queryFn: async ({ pageParam }) => {
      const query = { ...replyQuery(filter), ...(pageParam && { cursor: pageParam }) };
      return (await repliesApi.$get({ query })).json();
    },
    initialPageParam: '',
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const useReplyCounts = () =>
  useQuery({
    queryKey: responseKeys.counts,
    queryFn: async () => (await repliesApi.counts.$get()).json(),
    staleTime: 0,
  });

/** The effects of a match with this claim. */
export const matchPreviewQuery = (id: string, claimId: string | undefined, isMatching: boolean) =>
  queryOptions({
    queryKey: [adminKey, 'match-preview', id, claimId],
    queryFn: async () =>
      (await repliesApi[':id'].match.$get({ param: { id }, query: { claim_id: claimId ?? '' } })).json(),
    // A match changes the reply, and is followed by a refetch: a preview of what is done would be refused.
    enabled: claimId !== undefined && !isMatching,
    staleTime: 0,
    retry: false,
  });

export const useMatchPreview = (id: string, claimId: string | undefined, isMatching: boolean) =>
  useQuery(matchPreviewQuery(id, claimId, isMatching));

const matchKey = 'match-reply';

export function useMatchReply(id: string) {
  const changed = useAdminChanged();
  return useMutation({
    mutationKey: [matchKey, id],
    mutationFn: async (claimId: string) => {
      const answer = await repliesApi[':id'].match.$post({ param: { id }, json: { claim_id: claimId } });
      return (await answer.json()).response;
    },
    onSuccess: changed,
  });
}

/** The ids of the replies that were matched on this page. */
export const useMatchedHere = (): readonly unknown[] =>
  useMutationState({
    filters: { mutationKey: [matchKey] },
    select: ({ options }) => options.mutationKey?.[1],
  });

/** The replies that any admin matched in the last minute, the last one first. */
export const useUndoableReplies = () =>
  useQuery({
    queryKey: responseKeys.undoable,
    queryFn: async () => (await (await repliesApi.undoable.$get()).json()).responses,
    staleTime: 0,
  });

export function useUndoMatch(id: string) {
  const changed = useAdminChanged();
  return useMutation({
    mutationFn: () => repliesApi[':id']['undo-match'].$post({ param: { id } }),
    onSuccess: changed,
  });
}

export function useJudgeReply(id: string) {
  const changed = useAdminChanged();
  return useMutation({
    mutationFn: (isReply: boolean) =>
      repliesApi[':id'].judgement.$post({ param: { id }, json: { is_reply: isReply } }),
    onSuccess: changed,
  });
}
