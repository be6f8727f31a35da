import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { adminKey, useAdminChanged } from '../../../lib/change-poll.ts';
import { filterQuery, type MailFilter } from '../mail-filter.ts';
import { mailApi, outboxApi } from './outbox-api.ts';

/** Poll interval: mails are sent in the background. */
const lookAgainMs = 5000;

export const useMailCounts = () =>
  useQuery({
    queryKey: [adminKey, 'mails', 'counts'],
    queryFn: async () => (await outboxApi.counts.$get()).json(),
    staleTime: 0,
    refetchInterval: lookAgainMs,
  });

/** One of the lists, page by page. The previous results stay visible while a new search loads. */
export const useMails = (filter: MailFilter) =>
  useInfiniteQuery({
    queryKey: [adminKey, 'mails', 'list', filter],
    queryFn: async ({ pageParam }) => {
      const query = { ...filterQuery(filter), ...(pageParam && { cursor: pageParam }) };
      return (await outboxApi.$get({ query })).json();
    },
    initialPageParam: '',
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
    // Polls only while one page is loaded: new mails would move the rows further down under the reader.
    refetchInterval: ({ state }) => ((state.data?.pages.length ?? 0) > 1 ? false : lookAgainMs),
  });

export const useMail = (id: string, isOpen: boolean) =>
  useQuery({
    queryKey: [adminKey, 'mail', id],
    queryFn: async () => (await (await mailApi.$get({ param: { id } })).json()).mail,
    enabled: isOpen,
    staleTime: 0,
  });

export function useRetryMail(id: string) {
  const changed = useAdminChanged();
  return useMutation({
    mutationFn: () => mailApi.retry.$post({ param: { id } }),
    // Also after a refusal: another admin may have retried it first.
    onSettled: changed,
  });
}

export function useRetryAll() {
  const changed = useAdminChanged();
  return useMutation({
    mutationFn: async () => (await outboxApi['retry-failed'].$post()).json(),
    onSettled: changed,
  });
}
