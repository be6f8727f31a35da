import type { PostContent } from '@plainclaim/domain/blog/post-content';
import type { PostStatus } from '@plainclaim/domain/blog/post-state';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/db/moment.ts';
import { authUsers } from '../auth/users/users.tables.ts';

const line = (name: string) => text(name).notNull().default('');
/** The user who wrote or changed a row. Null once their account is deleted: the row outlives it. */
const whoever = (name: string) => uuid(name).references(() => authUsers.id, { onDelete: 'set null' });

export const blogCategories = pgTable('blog_categories', {
  id: uuid('id').primaryKey().defaultRandom(),
  name: text('name').notNull(),
  slug: text('slug').notNull().unique('blog_categories_slug'),
  description: line('description'),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
});

export const blogTags = pgTable('blog_tags', {
  id: uuid('id').primaryKey().defaultRandom(),
  name: text('name').notNull(),
  slug: text('slug').notNull().unique('blog_tags_slug'),
  createdAt: moment('created_at').notNull(),
});

export const blogPosts = pgTable(
  'blog_posts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    title: text('title').notNull(),
    slug: text('slug').notNull().unique('blog_posts_slug'),
    excerpt: line('excerpt'),
    /** Checked by `checkContent`; pages render it node by node, never as stored HTML. */
    content: jsonb('content').$type<PostContent>().notNull(),
    readMinutes: integer('read_minutes').notNull(),
    featuredImageUrl: line('featured_image_url'),
    featuredImageAlt: line('featured_image_alt'),
    categoryId: uuid('category_id')
      .notNull()
      .references(() => blogCategories.id, { onDelete: 'restrict' }),
    status: text('status').$type<PostStatus>().notNull(),
    publishedAt: moment('published_at'),
    viewCount: integer('view_count').notNull().default(0),
    metaTitle: line('meta_title'),
    metaDescription: line('meta_description'),
    authorId: whoever('author_id'),
    /** The name printed above the post, as it was when it was written. */
    authorName: line('author_name'),
    /** Optimistic lock: raised by every save, and a save must name the newest version. */
    version: integer('version').notNull().default(1),
    updatedByName: line('updated_by_name'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('blog_posts_newest')
      .on(table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`status <> 'draft'`),
    index('blog_posts_of_category').on(
      table.categoryId,
      table.publishedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('blog_posts_last_changed').on(table.updatedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    check('blog_posts_status', sql`${table.status} in ('draft', 'published', 'scheduled')`),
    check('blog_posts_dated', sql`${table.status} = 'draft' or ${table.publishedAt} is not null`),
    check(
      'blog_posts_image_described',
      sql`${table.featuredImageUrl} = '' or ${table.featuredImageAlt} <> ''`,
    ),
  ],
);

export const blogPostTags = pgTable(
  'blog_post_tags',
  {
    postId: uuid('post_id')
      .notNull()
      .references(() => blogPosts.id, { onDelete: 'cascade' }),
    tagId: uuid('tag_id')
      .notNull()
      .references(() => blogTags.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.tagId] }),
    index('blog_post_tags_of_tag').on(table.tagId),
  ],
);

/** Unsaved text of an admin: one row per post and author, and one per author for a new post. */
export const blogAutosaves = pgTable(
  'blog_autosaves',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    authorId: uuid('author_id')
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    postId: uuid('post_id').references(() => blogPosts.id, { onDelete: 'cascade' }),
    /** As the editor sent it: unfinished, so unvalidated, and shown only to its author. */
    form: jsonb('form').$type<Record<string, unknown>>().notNull(),
    /** The version of the post it was typed on; 0 for a new one. */
    baseVersion: integer('base_version').notNull(),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [unique('blog_autosaves_place').on(table.authorId, table.postId).nullsNotDistinct()],
);

/** Every uploaded picture; a post may show no other. */
export const blogImages = pgTable(
  'blog_images',
  {
    /** `public/blog/posts/{time}-{random}-{width}x{height}`: the folder of its files in the store. */
    folder: text('folder').primaryKey(),
    uploadedBy: whoever('uploaded_by'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('blog_images_oldest').on(table.createdAt)],
);
