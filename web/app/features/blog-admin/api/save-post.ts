import type { CheckedPost } from '@plainclaim/domain/blog/post';
import { bodyFrom } from '../post-values.ts';
import type { EditedPost } from './autosave.ts';
import { type AdminPost, blogAdminApi } from './blog-admin-api.ts';

/** Creates the post, or saves it over the version it was loaded at. */
export async function savePost(edited: EditedPost, values: CheckedPost): Promise<AdminPost> {
  const body = bodyFrom(values);
  const response = edited
    ? await blogAdminApi.posts[':id'].$put({
        param: { id: edited.id },
        json: { ...body, version: edited.version },
      })
    : await blogAdminApi.posts.$post({ json: body });
  return (await response.json()).post;
}
