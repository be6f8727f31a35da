import { checkContent } from '@plainclaim/domain/blog/content';
import { excerptFrom } from '@plainclaim/domain/blog/excerpt';
import { plainText } from '@plainclaim/domain/blog/plain-text';
import type { PostForm } from '@plainclaim/domain/blog/post';
import type { PostContent } from '@plainclaim/domain/blog/post-content';
import { readMinutes } from '@plainclaim/domain/blog/read-time';

/** A post as the public page would show it. */
export type PostPreview = {
  title: string;
  excerpt: string;
  content: PostContent;
  featuredImageUrl: string;
  featuredImageAlt: string;
  categoryName: string;
  tagNames: string[];
  publishedAt: Date;
  readMinutes: number;
};

type Named = { readonly id: string; readonly name: string };

type Shelves = { categories: readonly Named[]; tags: readonly Named[] };

/** The form's values as they would be published. Content that the validation refuses is left empty. */
export function previewOf(values: PostForm, { categories, tags }: Shelves, now: Date): PostPreview {
  const checked = checkContent(values.content);
  const content: PostContent = 'content' in checked ? checked.content : { type: 'doc', content: [] };
  const text = plainText(content);
  return {
    title: values.title.trim() || 'Untitled',
    excerpt: values.excerpt.trim() || excerptFrom(text),
    content,
    featuredImageUrl: values.featuredImageUrl,
    featuredImageAlt: values.featuredImageAlt,
    categoryName: categories.find(({ id }) => id === values.categoryId)?.name ?? '',
    tagNames: tags.filter(({ id }) => values.tagIds.includes(id)).map(({ name }) => name),
    publishedAt: values.publishedAt ? new Date(values.publishedAt) : now,
    readMinutes: readMinutes(text),
  };
}
