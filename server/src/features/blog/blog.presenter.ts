import { defaultMetaTitle } from '@plainclaim/domain/blog/meta';
import { isPublic, statusAt } from '@plainclaim/domain/blog/post-state';
import type { Category, Page, Post, PostCard, Shelf, WithPostCount } from './blog.ts';

const presentShelf = ({ id, name, slug }: Shelf) => ({ id, name, slug });

export const presentCategory = (category: Category & WithPostCount) => ({
  id: category.id,
  name: category.name,
  slug: category.slug,
  description: category.description,
  post_count: category.postCount,
});

export const presentTag = (tag: Shelf & WithPostCount) => ({
  id: tag.id,
  name: tag.name,
  slug: tag.slug,
  post_count: tag.postCount,
});

const presentAnyCard = (post: PostCard) => ({
  id: post.id,
  title: post.title,
  slug: post.slug,
  excerpt: post.excerpt,
  featured_image_url: post.featuredImageUrl || null,
  featured_image_alt: post.featuredImageAlt,
  category: presentShelf(post.category),
  tags: post.tags.map(presentShelf),
  author_name: post.authorName,
  read_minutes: post.readMinutes,
  view_count: post.viewCount,
});

/** A public post always has a publication date; the fallback only satisfies the type. */
const publicMoment = ({ publishedAt, updatedAt }: PostCard): string =>
  (publishedAt ?? updatedAt).toISOString();

export const presentCard = (post: PostCard) => ({
  ...presentAnyCard(post),
  published_at: publicMoment(post),
});

export const presentPublicPost = (post: Post) => ({
  ...presentCard(post),
  // A post planned ahead was updated before it was published; for readers the later of the two counts.
  updated_at: new Date(Math.max(post.updatedAt.getTime(), post.publishedAt?.getTime() ?? 0)).toISOString(),
  content: post.content,
  meta_title: post.metaTitle || defaultMetaTitle(post.title),
  meta_description: post.metaDescription || post.excerpt,
});

export const presentAdminCard = (post: PostCard, now: Date) => ({
  ...presentAnyCard(post),
  category_id: post.category.id,
  status: statusAt(post, now),
  published_at: post.publishedAt?.toISOString() ?? null,
  is_public: isPublic(post, now),
  version: post.version,
  updated_by_name: post.updatedByName,
  created_at: post.createdAt.toISOString(),
  updated_at: post.updatedAt.toISOString(),
});

export const presentAdminPost = (post: Post, now: Date) => ({
  ...presentAdminCard(post, now),
  content: post.content,
  meta_title: post.metaTitle,
  meta_description: post.metaDescription,
  author_id: post.authorId,
});

export const presentPage = ({ total }: Page<unknown>, page: number, pageSize: number) => ({
  page,
  page_size: pageSize,
  total,
  total_pages: Math.max(1, Math.ceil(total / pageSize)),
});

export const presentAutosave = (autosave: {
  readonly form: Record<string, unknown>;
  readonly baseVersion: number;
  readonly savedAt: Date;
}) => ({
  form: autosave.form,
  base_version: autosave.baseVersion,
  saved_at: autosave.savedAt.toISOString(),
});
