import type { BlogDeps, Editor } from '../blog.ts';
import { type Autosave, autosaveAt, putAutosave, removeAutosave } from './autosaves.store.ts';
import { lockPost } from './posts.store.ts';
import { storableJson } from './storable-json.ts';
import { postNotFound } from './update-post.ts';

export type AutosaveInput = {
  /** Null for a post that does not exist yet. */
  readonly postId: string | null;
  readonly form: Record<string, unknown>;
  readonly baseVersion: number;
};

/** Stores what is being typed apart from the post, so that readers see no change until it is saved. */
export async function autosavePost(
  { db, clock }: BlogDeps,
  { actor }: Editor,
  { postId, form, baseVersion }: AutosaveInput,
): Promise<Date> {
  const savedAt = clock.now();
  await db.transaction(async (tx) => {
    if (postId !== null && !(await lockPost(tx, postId))) throw postNotFound();
    const stored = storableJson(form) as Record<string, unknown>;
    await putAutosave(tx, { authorId: actor.userId, postId, form: stored, baseVersion, savedAt });
  });
  return savedAt;
}

export async function readAutosave(
  { db }: BlogDeps,
  { actor }: Editor,
  postId: string | null,
): Promise<Autosave | undefined> {
  return await autosaveAt(db, { authorId: actor.userId, postId });
}

export async function discardAutosave(
  { db }: BlogDeps,
  { actor }: Editor,
  postId: string | null,
): Promise<void> {
  await removeAutosave(db, { authorId: actor.userId, postId });
}
