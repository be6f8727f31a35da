import type { PostForm } from '@plainclaim/domain/blog/post';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { blogAdminApi } from './blog-admin-api.ts';

/** The autosaved text of a new post, or null. */
export const newPostAutosaveQuery = queryOptions({
  queryKey: ['blog-admin', 'new-post'],
  queryFn: async () => {
    const response = await blogAdminApi.autosave.$get();
    return await response.json();
  },
  gcTime: 0,
  staleTime: Number.POSITIVE_INFINITY,
});

export const useNewPostAutosave = () => useQuery(newPostAutosaveQuery);

/** The post and the version it was loaded at; null for a new post. */
export type EditedPost = { id: string; version: number } | null;

export async function keepAutosave(post: EditedPost, form: PostForm): Promise<Date> {
  const response = post
    ? await blogAdminApi.posts[':id'].autosave.$put({
        param: { id: post.id },
        json: { form, base_version: post.version },
      })
    : await blogAdminApi.autosave.$put({ json: { form } });
  return new Date((await response.json()).saved_at);
}

export async function discardAutosave(postId: string | null): Promise<void> {
  if (postId === null) await blogAdminApi.autosave.$delete();
  else await blogAdminApi.posts[':id'].autosave.$delete({ param: { id: postId } });
}
