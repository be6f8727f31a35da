import type { CheckedPost } from '@plainclaim/domain/blog/post';
import { formatDateTime } from '@plainclaim/domain/shared/dates';
import { AppError } from '@plainclaim/domain/shared/errors';
import type { BlogDeps, Editor, Post } from '../blog.ts';
import { recordAct } from '../record-act.ts';
import { removeAutosave } from './autosaves.store.ts';
import { byId, changePost, findPost, lockPost, type PostRow, setTags } from './posts.store.ts';
import { requireWhatItNames, rowFrom } from './prepare-post.ts';
import { refuseTakenSlug } from './refuse-taken-slug.ts';

export type Update = { readonly id: string; readonly version: number; readonly form: CheckedPost };

/** Saves only over the version that the editor has read (optimistic lock). */
export async function updatePost(
  { db, clock, nameOf }: BlogDeps,
  editor: Editor,
  { id, version, form }: Update,
): Promise<Post> {
  const now = clock.now();
  const { userId, email } = editor.actor;
  const name = (await nameOf(editor.actor)) || email;
  return await refuseTakenSlug(() =>
    db.transaction(async (tx) => {
      const before = await lockPost(tx, id);
      if (!before) throw postNotFound();
      if (before.version !== version) throw changedMeanwhile(before);
      await requireWhatItNames(tx, form);
      const row = rowFrom(form, before.publishedAt, now);
      await changePost(tx, id, { ...row, version: version + 1, updatedByName: name });
      await setTags(tx, id, form.tagIds);
      await removeAutosave(tx, { authorId: userId, postId: id });
      await recordAct(tx, editor, now, 'post-changed', {
        id,
        slug: row.slug,
        status: row.status,
        was: before.status,
      });
      const post = await findPost(tx, byId(id));
      if (!post) throw postNotFound();
      return post;
    }),
  );
}

export const postNotFound = () =>
  new AppError('not_found', 'no such post', { userMessage: 'Blog post not found' });

const changedMeanwhile = ({ version, updatedByName, updatedAt }: PostRow) =>
  new AppError('conflict', `the post is at version ${version}`, {
    userMessage: `${updatedByName || 'Someone else'} saved this post on ${formatDateTime(updatedAt)}, after you opened it. Nothing was overwritten: your text is still here. Open the newest version to see what changed.`,
  });
