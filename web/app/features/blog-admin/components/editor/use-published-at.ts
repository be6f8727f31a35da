import type { CheckedPost, PostForm } from '@plainclaim/domain/blog/post';
import { type Control, useWatch } from 'react-hook-form';

/**
 * The post's own time as it stands in the form. Asked for by its name, a field without a value would be shown with
 * the value that the form began with.
 */
export const usePublishedAt = (control: Control<PostForm, unknown, CheckedPost>): PostForm['publishedAt'] =>
  useWatch({ control, compute: ({ publishedAt }) => publishedAt });
