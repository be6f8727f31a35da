import type { BlogDeps, Editor } from '../blog.ts';
import { recordAct } from '../record-act.ts';
import { lockPost, removePost } from './posts.store.ts';
import { postNotFound } from './update-post.ts';

export async function deletePost({ db, clock }: BlogDeps, editor: Editor, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const post = await lockPost(tx, id);
    if (!post) throw postNotFound();
    await removePost(tx, id);
    await recordAct(tx, editor, clock.now(), 'post-deleted', { id, slug: post.slug, title: post.title });
  });
}
