import { queryOptions, useQuery } from '@tanstack/react-query';
import { blogAdminApi } from './blog-admin-api.ts';

/** How often an open editor polls for a version saved by another admin. */
const lookAgainEvery = 20_000;

export const postQuery = (id: string) =>
  queryOptions({
    queryKey: ['blog-admin', 'post', id],
    queryFn: async () => {
      const response = await blogAdminApi.posts[':id'].$get({ param: { id } });
      return await response.json();
    },
    // Not cached: an editor must start from the current version.
    gcTime: 0,
    staleTime: 0,
    refetchInterval: (query) => (query.state.data ? lookAgainEvery : false),
  });

export const usePost = (id: string) => useQuery(postQuery(id));
