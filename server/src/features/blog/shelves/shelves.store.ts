import { count, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/db.ts';
import { blogCategories, blogPosts, blogPostTags, blogTags } from '../blog.tables.ts';
import type { Category, Shelf, WithPostCount } from '../blog.ts';

type NewCategory = typeof blogCategories.$inferInsert;
type NewTag = typeof blogTags.$inferInsert;

export async function allCategories(executor: Executor): Promise<(Category & WithPostCount)[]> {
  return await executor
    .select({
      id: blogCategories.id,
      name: blogCategories.name,
      slug: blogCategories.slug,
      description: blogCategories.description,
      postCount: count(blogPosts.id),
    })
    .from(blogCategories)
    .leftJoin(blogPosts, eq(blogPosts.categoryId, blogCategories.id))
    .groupBy(blogCategories.id)
    .orderBy(blogCategories.name);
}

export async function allTags(executor: Executor): Promise<(Shelf & WithPostCount)[]> {
  return await executor
    .select({
      id: blogTags.id,
      name: blogTags.name,
      slug: blogTags.slug,
      postCount: count(blogPostTags.postId),
    })
    .from(blogTags)
    .leftJoin(blogPostTags, eq(blogPostTags.tagId, blogTags.id))
    .groupBy(blogTags.id)
    .orderBy(blogTags.name);
}

/** Locked until the transaction ends, so that no post joins the category while it is deleted. */
export async function lockCategory(executor: Executor, id: string): Promise<boolean> {
  const rows = await executor
    .select({ id: blogCategories.id })
    .from(blogCategories)
    .where(eq(blogCategories.id, id))
    .for('update');
  return rows.length > 0;
}

/**
 * A key-share lock: the category cannot be deleted until the transaction ends. The tags below have the same.
 */
export async function holdCategory(executor: Executor, id: string): Promise<boolean> {
  const rows = await executor
    .select({ id: blogCategories.id })
    .from(blogCategories)
    .where(eq(blogCategories.id, id))
    .for('key share');
  return rows.length > 0;
}

export async function holdTags(executor: Executor, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const rows = await executor
    .select({ id: blogTags.id })
    .from(blogTags)
    .where(inArray(blogTags.id, [...ids]))
    .for('key share');
  return rows.length;
}

export async function addCategory(executor: Executor, category: NewCategory): Promise<string | undefined> {
  const [row] = await executor.insert(blogCategories).values(category).returning({ id: blogCategories.id });
  return row?.id;
}

export async function changeCategory(
  executor: Executor,
  id: string,
  changes: Partial<NewCategory>,
): Promise<boolean> {
  const changed = await executor
    .update(blogCategories)
    .set(changes)
    .where(eq(blogCategories.id, id))
    .returning({ id: blogCategories.id });
  return changed.length > 0;
}

export async function countPostsIn(executor: Executor, categoryId: string): Promise<number> {
  const [row] = await executor
    .select({ posts: count() })
    .from(blogPosts)
    .where(eq(blogPosts.categoryId, categoryId));
  return row?.posts ?? 0;
}

export async function movePosts(executor: Executor, from: string, to: string): Promise<void> {
  await executor.update(blogPosts).set({ categoryId: to }).where(eq(blogPosts.categoryId, from));
}

export async function removeCategory(executor: Executor, id: string): Promise<void> {
  await executor.delete(blogCategories).where(eq(blogCategories.id, id));
}

export async function addTag(executor: Executor, tag: NewTag): Promise<string | undefined> {
  const [row] = await executor.insert(blogTags).values(tag).returning({ id: blogTags.id });
  return row?.id;
}

export async function changeTag(executor: Executor, id: string, changes: Partial<NewTag>): Promise<boolean> {
  const changed = await executor
    .update(blogTags)
    .set(changes)
    .where(eq(blogTags.id, id))
    .returning({ id: blogTags.id });
  return changed.length > 0;
}

export async function removeTag(executor: Executor, id: string): Promise<boolean> {
  const gone = await executor.delete(blogTags).where(eq(blogTags.id, id)).returning({ id: blogTags.id });
  return gone.length > 0;
}
