import { z } from 'zod';
import { shortText } from '../shared/text.ts';
import { blogLengths } from './limits.ts';
import { slugField } from './slug-field.ts';

export const categoryForm = z.object({
  name: shortText(blogLengths.name, 'Category name is required'),
  slug: slugField,
  description: shortText(blogLengths.description),
});

export type CategoryForm = z.input<typeof categoryForm>;

export const tagForm = z.object({
  name: shortText(blogLengths.name, 'Tag name is required'),
  slug: slugField,
});

export type TagForm = z.input<typeof tagForm>;

/** Said when a category that still has posts is to be deleted without saying where they go. */
export const categoryInUse = (posts: number): string =>
  posts === 1
    ? 'One post is in this category. Move it to another category first.'
    : `${posts} posts are in this category. Move them to another category first.`;
