import { z } from '@hono/zod-openapi';
import type { PostContent } from '@plainclaim/domain/blog/post-content';
import { postStatuses } from '@plainclaim/domain/blog/post-state';

/** Checked by `checkContent` of the domain, which knows what to say about each mistake. */
export const contentSchema = z.custom<PostContent>().openapi({
  type: 'object',
  description: 'The text as a ProseMirror document: { "type": "doc", "content": [...] }',
});

const moment = z.iso.datetime();

export const shelfSchema = z.object({ id: z.uuid(), name: z.string(), slug: z.string() });

export const categorySchema = shelfSchema
  .extend({ description: z.string(), post_count: z.int() })
  .openapi('BlogCategory');

export const tagSchema = shelfSchema.extend({ post_count: z.int() }).openapi('BlogTag');

const card = {
  id: z.uuid(),
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  featured_image_url: z.string().nullable(),
  featured_image_alt: z.string(),
  category: shelfSchema,
  tags: z.array(shelfSchema),
  author_name: z.string(),
  read_minutes: z.int(),
  view_count: z.int(),
};

export const cardSchema = z.object({ ...card, published_at: moment }).openapi('BlogCard');

export const publicPostSchema = z
  .object({
    ...card,
    published_at: moment,
    updated_at: moment,
    content: contentSchema,
    meta_title: z.string(),
    meta_description: z.string(),
  })
  .openapi('BlogPost');

const edited = {
  category_id: z.uuid(),
  status: z.enum(postStatuses),
  published_at: moment.nullable(),
  is_public: z.boolean(),
  version: z.int(),
  updated_by_name: z.string(),
  created_at: moment,
  updated_at: moment,
};

export const adminCardSchema = z.object({ ...card, ...edited }).openapi('BlogAdminCard');

export const adminPostSchema = z
  .object({
    ...card,
    ...edited,
    content: contentSchema,
    meta_title: z.string(),
    meta_description: z.string(),
    author_id: z.uuid().nullable(),
  })
  .openapi('BlogAdminPost');

export const pageFields = {
  page: z.int(),
  page_size: z.int(),
  total: z.int(),
  total_pages: z.int(),
};

export const autosaveSchema = z
  .object({
    form: z.record(z.string(), z.unknown()),
    base_version: z.int(),
    saved_at: moment,
  })
  .openapi('BlogAutosave');

export const pageQuery = z.coerce.number().int().min(1).max(100_000).default(1);
