import { blogPageSize, relatedPosts } from '@plainclaim/domain/blog/limits';
import { AppError } from '@plainclaim/domain/shared/errors';
import { and } from 'drizzle-orm';
import type { BlogDeps, Category, Page, Post, PostCard, Shelf, WithPostCount } from '../blog.ts';
import { findPost, listCards, pageOfCards } from '../posts/posts.store.ts';
import { postNotFound } from '../posts/update-post.ts';
import {
  bySlug,
  inCategory,
  notPost,
  publicAddresses,
  publicAt,
  publicCategories,
  publicTags,
  tagged,
} from './reading.store.ts';

export type BlogQuery = {
  readonly page: number;
  readonly category?: string | undefined;
  readonly tag?: string | undefined;
};

export type BlogPage = Page<PostCard> & {
  readonly category: (Category & WithPostCount) | null;
  readonly tag: (Shelf & WithPostCount) | null;
};

/** Public posts, newest first. A category or tag without public posts is a 404. */
export async function listBlog({ db, clock }: BlogDeps, query: BlogQuery): Promise<BlogPage> {
  const now = clock.now();
  const [category = null] =
    query.category === undefined ? [] : await publicCategories(db, now, query.category);
  const [tag = null] = query.tag === undefined ? [] : await publicTags(db, now, query.tag);
  if ((query.category !== undefined && !category) || (query.tag !== undefined && !tag)) {
    throw new AppError('not_found', 'no such category or tag');
  }
  const page = await pageOfCards(db, {
    where: and(
      publicAt(now),
      category ? inCategory(category.id) : undefined,
      tag ? tagged(db, tag.id) : undefined,
    ),
    order: 'published',
    limit: blogPageSize,
    offset: (query.page - 1) * blogPageSize,
  });
  return { ...page, category, tag };
}

/** A post, and other posts of its category. */
export async function readBlogPost(
  { db, clock }: BlogDeps,
  slug: string,
): Promise<{ post: Post; related: PostCard[] }> {
  const now = clock.now();
  const post = await findPost(db, and(bySlug(slug), publicAt(now)) ?? publicAt(now));
  if (!post) throw postNotFound();
  const related = await listCards(db, {
    where: and(publicAt(now), inCategory(post.category.id), notPost(post.id)),
    order: 'published',
    limit: relatedPosts,
  });
  return { post, related };
}

export const listBlogCategories = ({ db, clock }: BlogDeps) => publicCategories(db, clock.now());

export const listBlogTags = ({ db, clock }: BlogDeps) => publicTags(db, clock.now());

/** Everything of the blog that has an address, for the sitemap. */
export async function listBlogAddresses({ db, clock }: BlogDeps) {
  const now = clock.now();
  return {
    posts: (await publicAddresses(db, now)).map(({ slug, publishedAt, updatedAt }) => ({
      slug,
      changedAt: publishedAt && publishedAt > updatedAt ? publishedAt : updatedAt,
    })),
    categories: await publicCategories(db, now),
    tags: await publicTags(db, now),
  };
}
