import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/db.ts';
import { blogAutosaves } from '../blog.tables.ts';

export type Autosave = typeof blogAutosaves.$inferSelect;

/** The author and the post; null for a post that does not exist yet. */
export type AutosavePlace = { readonly authorId: string; readonly postId: string | null };

const at = ({ authorId, postId }: AutosavePlace): SQL =>
  and(
    eq(blogAutosaves.authorId, authorId),
    postId === null ? isNull(blogAutosaves.postId) : eq(blogAutosaves.postId, postId),
  ) as SQL;

export async function autosaveAt(executor: Executor, place: AutosavePlace): Promise<Autosave | undefined> {
  const [row] = await executor.select().from(blogAutosaves).where(at(place));
  return row;
}

export async function putAutosave(
  executor: Executor,
  row: AutosavePlace & Pick<Autosave, 'form' | 'baseVersion' | 'savedAt'>,
): Promise<void> {
  const { form, baseVersion, savedAt } = row;
  await executor
    .insert(blogAutosaves)
    .values(row)
    .onConflictDoUpdate({
      target: [blogAutosaves.authorId, blogAutosaves.postId],
      set: { form, baseVersion, savedAt },
    });
}

export async function removeAutosave(executor: Executor, place: AutosavePlace): Promise<void> {
  await executor.delete(blogAutosaves).where(at(place));
}
