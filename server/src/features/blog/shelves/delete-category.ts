import { categoryInUse } from '@plainclaim/domain/blog/category';
import { AppError } from '@plainclaim/domain/shared/errors';
import type { BlogDeps, Editor } from '../blog.ts';
import { recordAct } from '../record-act.ts';
import { shelfNotFound } from './save-category.ts';
import { countPostsIn, lockCategory, movePosts, removeCategory, removeTag } from './shelves.store.ts';

/** A category that still has posts is deleted only with another category to move them to. */
export async function deleteCategory(
  { db, clock }: BlogDeps,
  editor: Editor,
  id: string,
  moveTo: string | undefined,
): Promise<void> {
  await db.transaction(async (tx) => {
    // Locked in id order, so that two concurrent moves cannot deadlock.
    const ids = [id, ...(moveTo === undefined ? [] : [moveTo])].sort();
    for (const one of ids) if (!(await lockCategory(tx, one))) throw shelfNotFound('category');
    const posts = await countPostsIn(tx, id);
    if (posts > 0) {
      if (moveTo === undefined || moveTo === id) throw stillInUse(posts);
      await movePosts(tx, id, moveTo);
    }
    await removeCategory(tx, id);
    await recordAct(tx, editor, clock.now(), 'category-deleted', { id, posts, moveTo: moveTo ?? null });
  });
}

/** Deletes a tag and removes it from every post. */
export async function deleteTag({ db, clock }: BlogDeps, editor: Editor, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await removeTag(tx, id))) throw shelfNotFound('tag');
    await recordAct(tx, editor, clock.now(), 'tag-deleted', { id });
  });
}

const stillInUse = (posts: number) =>
  new AppError('conflict', `${posts} posts are in the category`, { userMessage: categoryInUse(posts) });
