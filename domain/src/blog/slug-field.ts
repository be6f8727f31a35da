import { z } from 'zod';
import { isSlug, slugMessages } from './slug.ts';

/** Apart from `slug.ts`, so that a page can name its headings without loading the form's rules. */
export const slugField = z
  .string({ error: slugMessages.required })
  .trim()
  .min(1, { error: slugMessages.required })
  .refine((text) => text === '' || isSlug(text), { error: slugMessages.shape });
