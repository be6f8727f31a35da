import type { PostStatus } from '@plainclaim/domain/blog/post-state';
import { and, count, desc, eq, ilike, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/db.ts';
import { blogCategories, blogPosts, blogPostTags, blogTags } from '../blog.tables.ts';
import type { Page, Post, PostCard, Shelf } from '../blog.ts';

export type PostRow = typeof blogPosts.$inferSelect;
export type NewPost = typeof blogPosts.$inferInsert;

const cardColumns = {
  id: blogPosts.id,
  title: blogPosts.title,
  slug: blogPosts.slug,
  excerpt: blogPosts.excerpt,
  featuredImageUrl: blogPosts.featuredImageUrl,
  featuredImageAlt: blogPosts.featuredImageAlt,
  category: { id: blogCategories.id, name: blogCategories.name, slug: blogCategories.slug },
  status: blogPosts.status,
  publishedAt: blogPosts.publishedAt,
  authorName: blogPosts.authorName,
  readMinutes: blogPosts.readMinutes,
  viewCount: blogPosts.viewCount,
  version: blogPosts.version,
  updatedByName: blogPosts.updatedByName,
  createdAt: blogPosts.createdAt,
  updatedAt: blogPosts.updatedAt,
};

const postColumns = {
  ...cardColumns,
  content: blogPosts.content,
  metaTitle: blogPosts.metaTitle,
  metaDescription: blogPosts.metaDescription,
  authorId: blogPosts.authorId,
};

export type ListQuery = {
  readonly where: SQL | undefined;
  readonly order: 'published' | 'changed';
  readonly limit: number;
  readonly offset?: number;
};

export async function listCards(executor: Executor, query: ListQuery): Promise<PostCard[]> {
  const moment = query.order === 'published' ? blogPosts.publishedAt : blogPosts.updatedAt;
  const rows = await executor
    .select(cardColumns)
    .from(blogPosts)
    .innerJoin(blogCategories, eq(blogCategories.id, blogPosts.categoryId))
    .where(query.where)
    .orderBy(desc(moment), desc(blogPosts.id))
    .limit(query.limit)
    .offset(query.offset ?? 0);
  return await withTags(executor, rows);
}

export async function pageOfCards(executor: Executor, query: ListQuery): Promise<Page<PostCard>> {
  const [counted] = await executor.select({ total: count() }).from(blogPosts).where(query.where);
  return { items: await listCards(executor, query), total: counted?.total ?? 0 };
}

export async function findPost(executor: Executor, where: SQL): Promise<Post | undefined> {
  const rows = await executor
    .select(postColumns)
    .from(blogPosts)
    .innerJoin(blogCategories, eq(blogCategories.id, blogPosts.categoryId))
    .where(where)
    .limit(1);
  const [post] = await withTags(executor, rows);
  return post;
}

async function withTags<Row extends { id: string }>(
  executor: Executor,
  rows: readonly Row[],
): Promise<(Row & { tags: Shelf[] })[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const tags = await executor
    .select({ postId: blogPostTags.postId, id: blogTags.id, name: blogTags.name, slug: blogTags.slug })
    .from(blogPostTags)
    .innerJoin(blogTags, eq(blogTags.id, blogPostTags.tagId))
    .where(inArray(blogPostTags.postId, ids))
    .orderBy(blogTags.name);
  return rows.map((row) => ({
    ...row,
    tags: tags.filter(({ postId }) => postId === row.id).map(({ id, name, slug }) => ({ id, name, slug })),
  }));
}

export const byId = (id: string): SQL => eq(blogPosts.id, id);

export type AdminFilter = {
  readonly search: string;
  readonly status: PostStatus | 'all';
  readonly now: Date;
};

/** A scheduled post whose time has come counts as published, even before the job has run. */
export function matchingPosts({ search, status, now }: AdminFilter): SQL | undefined {
  const isDue = and(eq(blogPosts.status, 'scheduled'), lte(blogPosts.publishedAt, now));
  const byStatus = {
    all: undefined,
    draft: eq(blogPosts.status, 'draft'),
    published: or(eq(blogPosts.status, 'published'), isDue),
    scheduled: and(eq(blogPosts.status, 'scheduled'), sql`not ${lte(blogPosts.publishedAt, now)}`),
  }[status];
  // Escapes LIKE wildcards in the search text.
  const like = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const bySearch =
    search === ''
      ? undefined
      : or(ilike(blogPosts.title, like), ilike(blogPosts.slug, like), ilike(blogPosts.excerpt, like));
  return and(byStatus, bySearch);
}

export async function lockPost(executor: Executor, id: string): Promise<PostRow | undefined> {
  const [row] = await executor.select().from(blogPosts).where(eq(blogPosts.id, id)).for('update');
  return row;
}

export async function addPost(executor: Executor, post: NewPost): Promise<string> {
  const [row] = await executor.insert(blogPosts).values(post).returning({ id: blogPosts.id });
  if (!row) throw new Error('the post was not stored');
  return row.id;
}

export async function changePost(executor: Executor, id: string, changes: Partial<NewPost>): Promise<void> {
  await executor.update(blogPosts).set(changes).where(eq(blogPosts.id, id));
}

export async function removePost(executor: Executor, id: string): Promise<boolean> {
  const gone = await executor.delete(blogPosts).where(eq(blogPosts.id, id)).returning({ id: blogPosts.id });
  return gone.length > 0;
}

export async function setTags(executor: Executor, postId: string, tagIds: readonly string[]): Promise<void> {
  await executor.delete(blogPostTags).where(eq(blogPostTags.postId, postId));
  if (tagIds.length === 0) return;
  await executor.insert(blogPostTags).values(tagIds.map((tagId) => ({ postId, tagId })));
}

/** Publishes the posts that are due, and returns them. */
export async function publishDue(executor: Executor, now: Date): Promise<{ id: string; slug: string }[]> {
  return await executor
    .update(blogPosts)
    .set({ status: 'published' })
    .where(and(eq(blogPosts.status, 'scheduled'), lte(blogPosts.publishedAt, now)))
    .returning({ id: blogPosts.id, slug: blogPosts.slug });
}
