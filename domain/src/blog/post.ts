import { z } from 'zod';
import { longText, shortText } from '../shared/text.ts';
import { contentField } from './content.ts';
import { isBlogImage } from './image-url.ts';
import { blogLengths, imageMessages } from './limits.ts';
import { type PostStatus, postStatuses } from './post-state.ts';
import { slugField } from './slug-field.ts';

export const postMessages = {
  title: 'Title is required',
  category: 'Category is required',
  publishedAt: 'Published date is required for published posts',
  scheduledAt: 'Choose the day and time at which the post should appear',
  date: 'Enter a real day and time',
  image: imageMessages.type,
  alt: imageMessages.alt,
  tags: `Choose ${blogLengths.tags} tags or fewer`,
} as const;

/** The editor's form. An empty field is an empty string, never missing; only the date may be either. */
export const postForm = z
  .object({
    title: shortText(blogLengths.title, postMessages.title),
    slug: slugField,
    excerpt: longText(blogLengths.excerpt),
    content: contentField,
    /** The address of an uploaded picture, or empty. */
    featuredImageUrl: z
      .string()
      .refine((url) => url === '' || isBlogImage(url), { error: postMessages.image }),
    featuredImageAlt: shortText(blogLengths.alt),
    categoryId: z.uuid({ error: postMessages.category }),
    tagIds: z
      .array(z.uuid())
      .max(blogLengths.tags, { error: postMessages.tags })
      .transform((ids) => [...new Set(ids)]),
    status: z.enum(postStatuses),
    /**
     * A moment (ISO 8601). Missing: the date is not part of the form, so publishing takes the current time or
     * leaves an earlier one. Null: no time of its own, so a draft has none and publishing takes the current
     * time. Empty: the user cleared the field.
     */
    publishedAt: z
      .string()
      .refine((text) => text === '' || isMoment(text), { error: postMessages.date })
      .nullish(),
    metaTitle: shortText(blogLengths.metaTitle),
    metaDescription: shortText(blogLengths.metaDescription),
  })
  .superRefine((form, context) => {
    const add = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    if (form.featuredImageUrl !== '' && form.featuredImageAlt === '')
      add('featuredImageAlt', postMessages.alt);
    if (form.status === 'published' && form.publishedAt === '') add('publishedAt', postMessages.publishedAt);
    if (form.status === 'scheduled' && !form.publishedAt) add('publishedAt', postMessages.scheduledAt);
  });

const isMoment = (text: string) => z.iso.datetime({ offset: true }).safeParse(text).success;

export type PostForm = z.input<typeof postForm>;
export type CheckedPost = z.output<typeof postForm>;

/** When the post appears, from the form and the time before. "Publish" means now at the latest. */
export function publishedAtOf(
  form: { readonly status: PostStatus; readonly publishedAt?: string | null | undefined },
  before: Date | null,
  now: Date,
): Date | null {
  if (form.publishedAt) return new Date(form.publishedAt);
  if (form.publishedAt === '') return null;
  if (form.status === 'draft') return form.publishedAt === null ? null : before;
  return before !== null && before.getTime() < now.getTime() ? before : now;
}
