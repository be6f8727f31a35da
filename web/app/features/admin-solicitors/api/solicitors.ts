import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { adminKey } from '../../../lib/change-poll.ts';
import type { SolicitorFilter } from '../solicitor-filter.ts';
import { solicitorApi, solicitorsApi } from './solicitors-api.ts';

/** Registrations of one status, page by page, and how many there are of each. */
export const useSolicitors = (filter: SolicitorFilter) =>
  useInfiniteQuery({
    queryKey: [adminKey, 'solicitors', filter],
    queryFn: async ({ pageParam }) => {
      const query = { ...filter, ...(pageParam && { cursor: pageParam }) };
      return (await solicitorsApi.$get({ query })).json();
    },
    initialPageParam: '',
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    // The counts stay visible while another tab loads.
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const useSolicitor = (id: string) =>
  useQuery({
    queryKey: [adminKey, 'solicitor', id],
    queryFn: async () => (await (await solicitorApi.$get({ param: { id } })).json()).solicitor,
    staleTime: 0,
  });
