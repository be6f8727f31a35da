import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { claimsApi } from '../../../lib/claims-api.ts';

const PAGE_SIZE = '20';

/** Every claim of the person, or those that were searched for, page by page, newest first. */
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
    // While a search changes, what was found before stays in view.
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
