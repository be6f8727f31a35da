import type { InboxApi } from '@plainclaim/server/features/contact/inbox/inbox.routes';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { hc, type InferResponseType } from 'hono/client';
import { apiFetch } from '../../../lib/api.ts';
import { adminKey, useAdminChanged } from '../../../lib/change-poll.ts';

const messagesApi = hc<InboxApi>('/', { fetch: apiFetch }).api.admin.messages;

export type Message = InferResponseType<(typeof messagesApi)['$get'], 200>['messages'][number];

export const messagesKey = [adminKey, 'messages'];

/** Newest first, page by page. */
export const useMessages = (enabled: boolean) =>
  useInfiniteQuery({
    queryKey: messagesKey,
    queryFn: async ({ pageParam }) => {
      const query = pageParam ? { cursor: pageParam } : {};
      return (await messagesApi.$get({ query })).json();
    },
    initialPageParam: '',
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    staleTime: 0,
    enabled,
  });

/** Marks all as read; returns the ids of those that were unread. */
export function useReadAll() {
  const changed = useAdminChanged();
  return useMutation({
    mutationFn: async () => (await (await messagesApi.read.$post()).json()).message_ids,
    onSuccess: (ids) => (ids.length > 0 ? changed() : undefined),
  });
}

export function useMarkMessage(id: string) {
  const changed = useAdminChanged();
  return useMutation({
    mutationFn: (status: Message['status']) => messagesApi[':id'].$put({ param: { id }, json: { status } }),
    onSuccess: changed,
  });
}
