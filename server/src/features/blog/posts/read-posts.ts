import type { PostStatus } from '@plainclaim/domain/blog/post-state';
import type { BlogDeps, Editor, Page, Post, PostCard } from '../blog.ts';
import { type Autosave, autosaveAt } from './autosaves.store.ts';
import { byId, findPost, matchingPosts, pageOfCards } from './posts.store.ts';
import { postNotFound } from './update-post.ts';

export const adminPageSize = 20;

export type PostsQuery = {
  readonly search: string;
  readonly status: PostStatus | 'all';
  readonly page: number;
};

/** Every post there is, last changed first. */
export async function listPosts({ db, clock }: BlogDeps, query: PostsQuery): Promise<Page<PostCard>> {
  return await pageOfCards(db, {
    where: matchingPosts({ ...query, now: clock.now() }),
    order: 'changed',
    limit: adminPageSize,
    offset: (query.page - 1) * adminPageSize,
  });
}

/** One post, and what this admin typed on it without saving. */
export async function readPost(
  { db }: BlogDeps,
  { actor }: Editor,
  id: string,
): Promise<{ post: Post; autosave: Autosave | undefined }> {
  const post = await findPost(db, byId(id));
  if (!post) throw postNotFound();
  return { post, autosave: await autosaveAt(db, { authorId: actor.userId, postId: id }) };
}
