import type { CheckedPost, PostForm } from '@plainclaim/domain/blog/post';
import type { PostContent } from '@plainclaim/domain/blog/post-content';
import type { FieldError } from '@plainclaim/domain/shared/errors';
import type { AdminPost, PostBody } from './api/blog-admin-api.ts';
import { isPostStatus } from './post-status.ts';

/** The form of a new post. */
export const emptyPost: PostForm = {
  title: '',
  slug: '',
  excerpt: '',
  content: { type: 'doc', content: [] },
  featuredImageUrl: '',
  featuredImageAlt: '',
  categoryId: '',
  tagIds: [],
  status: 'draft',
  publishedAt: null,
  metaTitle: '',
  metaDescription: '',
};

export function valuesFrom(post: AdminPost): PostForm {
  return {
    title: post.title,
    slug: post.slug,
    excerpt: post.excerpt,
    content: post.content,
    featuredImageUrl: post.featured_image_url ?? '',
    featuredImageAlt: post.featured_image_alt,
    categoryId: post.category_id,
    tagIds: post.tags.map(({ id }) => id),
    status: post.status,
    publishedAt: post.published_at,
    metaTitle: post.meta_title,
    metaDescription: post.meta_description,
  };
}

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
} as const satisfies Record<keyof PostForm, keyof PostBody>;

const formNames = new Map<string, string>(
  Object.entries(wireNames).map(([formName, wireName]) => [wireName, formName]),
);

export function bodyFrom(values: CheckedPost): PostBody {
  return {
    title: values.title,
    slug: values.slug,
    excerpt: values.excerpt,
    content: values.content,
    featured_image_url: values.featuredImageUrl,
    featured_image_alt: values.featuredImageAlt,
    category_id: values.categoryId,
    tag_ids: values.tagIds,
    status: values.status,
    published_at: values.publishedAt,
    meta_title: values.metaTitle,
    meta_description: values.metaDescription,
  };
}

/** Errors under the form's field names instead of the request's. */
export function formFields(fields: readonly FieldError[]): FieldError[] {
  return fields.map(({ field, message }) => ({ field: formNames.get(field) ?? field, message }));
}

/** The autosaved values that still fit the form; the saved ones for the rest. */
export function valuesFromAutosave(autosaved: Readonly<Record<string, unknown>>, saved: PostForm): PostForm {
  const text = (name: keyof PostForm & string, otherwise: string) => {
    const value = autosaved[name];
    return typeof value === 'string' ? value : otherwise;
  };
  const { publishedAt, status, tagIds } = autosaved;
  return {
    title: text('title', saved.title),
    slug: text('slug', saved.slug),
    excerpt: text('excerpt', saved.excerpt),
    content: isDocument(autosaved.content) ? autosaved.content : saved.content,
    featuredImageUrl: text('featuredImageUrl', saved.featuredImageUrl),
    featuredImageAlt: text('featuredImageAlt', saved.featuredImageAlt),
    categoryId: text('categoryId', saved.categoryId),
    tagIds: Array.isArray(tagIds) ? tagIds.filter((id) => typeof id === 'string') : saved.tagIds,
    status: isPostStatus(status) ? status : saved.status,
    publishedAt: typeof publishedAt === 'string' ? publishedAt : null,
    metaTitle: text('metaTitle', saved.metaTitle),
    metaDescription: text('metaDescription', saved.metaDescription),
  };
}

function isDocument(value: unknown): value is PostContent {
  return (
    typeof value === 'object' &&
    value !== null &&
    Reflect.get(value, 'type') === 'doc' &&
    Array.isArray(Reflect.get(value, 'content'))
  );
}

/** Whether any value differs. The status does not count: the buttons set it. */
export function hasChanges(before: PostForm, after: PostForm): boolean {
  return names.some((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}

const names = (Object.keys(wireNames) as (keyof PostForm)[]).filter((name) => name !== 'status');
