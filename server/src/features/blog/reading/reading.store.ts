import { and, asc, count, eq, exists, gte, lt, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/db.ts';
import { blogCategories, blogPosts, blogPostTags, blogTags } from '../blog.tables.ts';
import type { Category, Shelf, WithPostCount } from '../blog.ts';

/**
 * `isPublic` of the domain, in SQL. Every public read uses this one condition: lists, shelves, related posts,
 * the feed, the sitemap, a post by its slug, and the count of its views.
 */
export const publicAt = (now: Date): SQL =>
  and(ne(blogPosts.status, 'draft'), lte(blogPosts.publishedAt, now)) as SQL;

export const bySlug = (slug: string): SQL => eq(blogPosts.slug, slug);

export const inCategory = (id: string): SQL => eq(blogPosts.categoryId, id);

export const notPost = (id: string): SQL => ne(blogPosts.id, id);

export const tagged = (executor: Executor, tagId: string): SQL =>
  exists(
    executor
      .select({ one: sql`1` })
      .from(blogPostTags)
      .where(and(eq(blogPostTags.postId, blogPosts.id), eq(blogPostTags.tagId, tagId))),
  );

/** Categories with something to read in them, the fullest first. */
export async function publicCategories(
  executor: Executor,
  now: Date,
  slug?: string,
): Promise<(Category & WithPostCount)[]> {
  return await executor
    .select({
      id: blogCategories.id,
      name: blogCategories.name,
      slug: blogCategories.slug,
      description: blogCategories.description,
      postCount: count(blogPosts.id),
    })
    .from(blogCategories)
    .innerJoin(blogPosts, eq(blogPosts.categoryId, blogCategories.id))
    .where(and(publicAt(now), slug === undefined ? undefined : eq(blogCategories.slug, slug)))
    .groupBy(blogCategories.id)
    .orderBy(sql`count(*) desc`, blogCategories.name);
}

export async function publicTags(
  executor: Executor,
  now: Date,
  slug?: string,
): Promise<(Shelf & WithPostCount)[]> {
  return await executor
    .select({ id: blogTags.id, name: blogTags.name, slug: blogTags.slug, postCount: count(blogPosts.id) })
    .from(blogTags)
    .innerJoin(blogPostTags, eq(blogPostTags.tagId, blogTags.id))
    .innerJoin(blogPosts, eq(blogPosts.id, blogPostTags.postId))
    .where(and(publicAt(now), slug === undefined ? undefined : eq(blogTags.slug, slug)))
    .groupBy(blogTags.id)
    .orderBy(sql`count(*) desc`, blogTags.name);
}

/** Sitemaps end at fifty thousand addresses. */
const mostAddresses = 40_000;

export async function publicAddresses(executor: Executor, now: Date) {
  return await executor
    .select({ slug: blogPosts.slug, updatedAt: blogPosts.updatedAt, publishedAt: blogPosts.publishedAt })
    .from(blogPosts)
    .where(publicAt(now))
    .orderBy(sql`${blogPosts.publishedAt} desc`)
    .limit(mostAddresses);
}

/** Adds one view; returns the new count, or undefined when the post is not public. */
export async function addView(executor: Executor, slug: string, now: Date): Promise<number | undefined> {
  const [row] = await executor
    .update(blogPosts)
    .set({ viewCount: sql`${blogPosts.viewCount} + 1` })
    .where(and(bySlug(slug), publicAt(now)))
    .returning({ viewCount: blogPosts.viewCount });
  return row?.viewCount;
}

export async function viewsOf(executor: Executor, slug: string, now: Date): Promise<number | undefined> {
  const [row] = await executor
    .select({ viewCount: blogPosts.viewCount })
    .from(blogPosts)
    .where(and(bySlug(slug), publicAt(now)));
  return row?.viewCount;
}

export type NewPost = { readonly title: string; readonly slug: string; readonly excerpt: string };

/** What readers could read for the first time in this span, oldest first. */
export async function postsPublishedBetween(executor: Executor, from: Date, to: Date): Promise<NewPost[]> {
  return await executor
    .select({ title: blogPosts.title, slug: blogPosts.slug, excerpt: blogPosts.excerpt })
    .from(blogPosts)
    .where(and(publicAt(to), gte(blogPosts.publishedAt, from), lt(blogPosts.publishedAt, to)))
    .orderBy(asc(blogPosts.publishedAt), asc(blogPosts.id))
    .limit(20);
}
