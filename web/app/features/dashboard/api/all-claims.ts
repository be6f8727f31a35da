import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { claimsApi } from '../../../lib/claims-api.ts';

const PAGE_SIZE = '20';

/** The pages of the user's claims, all or matching a search, newest first. */
export const useAllClaims = (userId: string, search: string) =>
  useInfiniteQuery({
    queryKey: ['claims', userId, search],
    queryFn: async ({ pageParam }) => {
      const query = {
        limit: PAGE_SIZE,
        ...(search && { search }),
        ...(pageParam && { cursor: pageParam }),
      };
      return (await claimsApi.$get({ query })).json();
    },
    initialPageParam: '',
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    // The previous results stay visible while a new search loads.
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
