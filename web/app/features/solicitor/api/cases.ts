import type { ReferralTab } from '@plainclaim/domain/solicitors/referrals';
import { useInfiniteQuery } from '@tanstack/react-query';
import { lookAgainMs, referralsApi, solicitorKey } from './solicitor-api.ts';

/** The pages of a dashboard tab, newest first, with the counts and the cases that were lost. */
export const useCases = (userId: string, tab: ReferralTab) =>
  useInfiniteQuery({
    queryKey: [...solicitorKey(userId), 'cases', tab],
    queryFn: async ({ pageParam }) =>
      (await referralsApi.$get({ query: { tab, ...(pageParam && { cursor: pageParam }) } })).json(),
    initialPageParam: '',
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    staleTime: 0,
    refetchInterval: lookAgainMs,
    refetchOnWindowFocus: 'always',
  });
