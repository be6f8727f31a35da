import { z } from '@hono/zod-openapi';
import { type CheckedPost, type PostForm, postForm } from '@plainclaim/domain/blog/post';
import { postStatuses } from '@plainclaim/domain/blog/post-state';
import { AppError } from '@plainclaim/domain/shared/errors';
import { contentSchema } from '../blog.schemas.ts';

const field = () => z.string({ error: 'This field is missing' });

/** The whole form from the editor. Only the date may be missing; the server then chooses it. */
export const postBody = z
  .object({
    title: field(),
    slug: field(),
    excerpt: z.string().default(''),
    content: contentSchema,
    featured_image_url: z.string().nullish().openapi({ description: 'From POST /api/admin/blog/images' }),
    featured_image_alt: z.string().default(''),
    category_id: field(),
    tag_ids: z.array(z.string()).default([]),
    status: z.enum(postStatuses),
    published_at: z.string().nullish().openapi({
      description:
        'ISO 8601. Missing: unchanged, or the current time when publishing. Null: none for a draft, the current time when publishing. Empty: cleared.',
    }),
    meta_title: z.string().default(''),
    meta_description: z.string().default(''),
  })
  .openapi('BlogPostForm');

const wireNames = {
  title: 'title',
  slug: 'slug',
  excerpt: 'excerpt',
  content: 'content',
  featuredImageUrl: 'featured_image_url',
  featuredImageAlt: 'featured_image_alt',
  categoryId: 'category_id',
  tagIds: 'tag_ids',
  status: 'status',
  publishedAt: 'published_at',
  metaTitle: 'meta_title',
  metaDescription: 'meta_description',
} as const satisfies Record<keyof PostForm, string>;

/** Validates by the form's own rules; errors carry the field names of the request. */
export function readPostBody(sent: z.output<typeof postBody>): CheckedPost {
  const form: PostForm = {
    title: sent.title,
    slug: sent.slug,
    excerpt: sent.excerpt,
    content: sent.content,
    featuredImageUrl: sent.featured_image_url ?? '',
    featuredImageAlt: sent.featured_image_alt,
    categoryId: sent.category_id,
    tagIds: sent.tag_ids,
    status: sent.status,
    publishedAt: sent.published_at,
    metaTitle: sent.meta_title,
    metaDescription: sent.meta_description,
  };
  const parsed = postForm.safeParse(form);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message }) => ({
    field: wireNames[path[0] as keyof PostForm],
    message,
  }));
  throw new AppError('validation_failed', 'the post does not fit its rules', { fields: problems });
}
