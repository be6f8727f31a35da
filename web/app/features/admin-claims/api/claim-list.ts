import type { ClaimListName } from '@plainclaim/domain/claims/claim-lists';
import { keepPreviousData, useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { adminKey } from '../../../lib/change-poll.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { type ClaimFilter, filterQuery } from '../claim-filter.ts';
import { adminApi } from './admin-api.ts';

export const claimListKey = (list: ClaimListName, filter: ClaimFilter) => [adminKey, 'claims', list, filter];

/** One of the admin's lists, page by page. The previous results stay visible while a new search loads. */
export const useClaimList = (list: ClaimListName, filter: ClaimFilter) =>
  useInfiniteQuery({
    queryKey: claimListKey(list, filter),
    queryFn: async ({ pageParam }) => {
      const query = { list, ...filterQuery(filter), ...(pageParam && { cursor: pageParam }) };
      return (await adminApi.claims.$get({ query })).json();
    },
    initialPageParam: '',
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** The whole list as a file. Fetched, because a plain link cannot send the token. */
export const useDownloadClaims = (list: ClaimListName, filter: ClaimFilter) =>
  useMutation({
    mutationFn: async () => {
      const response = await adminApi['claims.csv'].$get({ query: { list, ...filterQuery(filter) } });
      saveFile(`claims-${list}.csv`, await response.blob());
    },
  });
