import type { CheckedPost } from '@plainclaim/domain/blog/post';
import type { PostStatus } from '@plainclaim/domain/blog/post-state';
import { formatDateTime } from '@plainclaim/domain/shared/dates';
import { AppError } from '@plainclaim/domain/shared/errors';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { SubmitProblem } from '../../../../ui/forms/form.tsx';
import type { EditedPost } from '../../api/autosave.ts';
import type { AdminPost } from '../../api/blog-admin-api.ts';
import { savePost } from '../../api/save-post.ts';
import { formFields } from '../../post-values.ts';

/** Saves and returns to the list, or returns the problem. */
export function useSavePost(edited: EditedPost, onSaved: () => void) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async (values: CheckedPost): Promise<SubmitProblem | undefined> => {
    try {
      const post = await savePost(edited, values);
      onSaved();
      await navigate('/admin/blog', { state: { notice: savedWords(post) } });
      void client.invalidateQueries({ queryKey: ['blog-admin'] });
      return undefined;
    } catch (error) {
      // Another admin saved first: fetch their version, which the editor shows beside this one.
      if (edited && error instanceof AppError && error.code === 'conflict')
        await client.invalidateQueries({ queryKey: ['blog-admin', 'post', edited.id] });
      return problemOf(error);
    }
  };
}

function problemOf(error: unknown): SubmitProblem {
  if (!(error instanceof AppError)) throw error;
  if (error.fields.length > 0) return { fields: formFields(error.fields) };
  return { message: error.userMessage ?? 'Failed to save post. Please try again.' };
}

function savedWords({ status, published_at, title }: AdminPost): string {
  const words: Record<PostStatus, string> = {
    draft: `“${title}” is saved as a draft.`,
    published: `“${title}” is published.`,
    scheduled: `“${title}” is scheduled for ${published_at ? formatDateTime(new Date(published_at)) : 'later'}.`,
  };
  return words[status];
}
