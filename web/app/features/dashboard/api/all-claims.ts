import { useInfiniteQuery } from '@tanstack/react-query';
import { claimsApi } from '../../../lib/claims-api.ts';

const PAGE_SIZE = '20';

/** Every claim of the person, page by page, newest first. */
export const useAllClaims = (userId: string) =>
  useInfiniteQuery({
    queryKey: ['claims', userId],
    queryFn: async ({ pageParam }) => {
      const query = { limit: PAGE_SIZE, ...(pageParam && { cursor: pageParam }) };
      return (await claimsApi.$get({ query })).json();
    },
    initialPageParam: '',
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    staleTime: 0,
  });
