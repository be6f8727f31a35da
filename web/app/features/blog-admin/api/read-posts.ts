import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { PostFilter } from '../post-filter.ts';
import { blogAdminApi } from './blog-admin-api.ts';

export const postsQuery = ({ search, status, page }: PostFilter) =>
  queryOptions({
    queryKey: ['blog-admin', 'posts', { search, status, page }],
    queryFn: async () => {
      const query = { search, status, page: String(page) };
      const response = await blogAdminApi.posts.$get({ query });
      return await response.json();
    },
    placeholderData: keepPreviousData,
  });

export const usePosts = (filter: PostFilter) => useQuery(postsQuery(filter));
