import { contentMessages } from '@plainclaim/domain/blog/content';
import { excerptFrom } from '@plainclaim/domain/blog/excerpt';
import { type BlogImage, readImageUrl } from '@plainclaim/domain/blog/image-url';
import { plainText } from '@plainclaim/domain/blog/plain-text';
import { type CheckedPost, postMessages, publishedAtOf } from '@plainclaim/domain/blog/post';
import type { Block } from '@plainclaim/domain/blog/post-content';
import { statusAt } from '@plainclaim/domain/blog/post-state';
import { readMinutes } from '@plainclaim/domain/blog/read-time';
import { AppError } from '@plainclaim/domain/shared/errors';
import type { Executor } from '../../../platform/db/db.ts';
import { holdImages } from '../pictures/images.store.ts';
import { holdCategory, holdTags } from '../shelves/shelves.store.ts';

/** What a checked form becomes in its row. */
export function rowFrom(form: CheckedPost, before: Date | null, now: Date) {
  const text = plainText(form.content);
  const publishedAt = publishedAtOf(form, before, now);
  return {
    title: form.title,
    slug: form.slug,
    excerpt: form.excerpt || excerptFrom(text),
    content: form.content,
    readMinutes: readMinutes(text),
    featuredImageUrl: form.featuredImageUrl,
    featuredImageAlt: form.featuredImageUrl === '' ? '' : form.featuredImageAlt,
    categoryId: form.categoryId,
    status: statusAt({ status: form.status, publishedAt }, now),
    publishedAt,
    metaTitle: form.metaTitle,
    metaDescription: form.metaDescription,
    updatedAt: now,
  };
}

/** What the form points at must be there: the category, the tags, and every picture. */
export async function requireWhatItNames(executor: Executor, form: CheckedPost): Promise<void> {
  const refuse = (field: string, message: string) => {
    throw new AppError('validation_failed', `the post names an unknown ${field}`, {
      fields: [{ field, message }],
    });
  };
  if (!(await holdCategory(executor, form.categoryId))) refuse('category_id', postMessages.category);
  if ((await holdTags(executor, form.tagIds)) !== form.tagIds.length)
    refuse('tag_ids', 'One of these tags was deleted. Choose again.');
  const featured = foldersOf([readImageUrl(form.featuredImageUrl)]);
  if ((await holdImages(executor, featured)) !== featured.length)
    refuse('featured_image_url', postMessages.image);
  const shown = foldersOf(form.content.content.flatMap(imagesIn));
  if ((await holdImages(executor, shown)) !== shown.length) refuse('content', contentMessages.image);
}

const foldersOf = (images: readonly (BlogImage | undefined)[]): string[] => [
  ...new Set(images.flatMap((image) => (image ? [image.folder] : []))),
];

function imagesIn(block: Block): (BlogImage | undefined)[] {
  switch (block.type) {
    case 'image':
      return [readImageUrl(block.attrs.src)];
    case 'bulletList':
    case 'orderedList':
      return block.content.flatMap((item) => item.content.flatMap(imagesIn));
    case 'blockquote':
      return block.content.flatMap(imagesIn);
    default:
      return [];
  }
}
