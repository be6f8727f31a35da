import type { CheckedPost } from '@plainclaim/domain/blog/post';
import type { BlogDeps, Editor, Post } from '../blog.ts';
import { recordAct } from '../record-act.ts';
import { removeAutosave } from './autosaves.store.ts';
import { addPost, byId, findPost, setTags } from './posts.store.ts';
import { requireWhatItNames, rowFrom } from './prepare-post.ts';
import { refuseTakenSlug } from './refuse-taken-slug.ts';

export const houseName = 'The Plainclaim team';

export async function createPost(
  { db, clock, nameOf }: BlogDeps,
  editor: Editor,
  form: CheckedPost,
): Promise<Post> {
  const now = clock.now();
  const { userId, email } = editor.actor;
  const name = await nameOf(editor.actor);
  return await refuseTakenSlug(() =>
    db.transaction(async (tx) => {
      await requireWhatItNames(tx, form);
      const row = rowFrom(form, null, now);
      const id = await addPost(tx, {
        ...row,
        authorId: userId,
        // The author's name is public, so it never falls back to the admin's email address.
        authorName: name || houseName,
        updatedByName: name || email,
        createdAt: now,
      });
      await setTags(tx, id, form.tagIds);
      await removeAutosave(tx, { authorId: userId, postId: null });
      await recordAct(tx, editor, now, 'post-created', { id, slug: row.slug, status: row.status });
      const post = await findPost(tx, byId(id));
      if (!post) throw new Error('the post was not stored');
      return post;
    }),
  );
}
