import { and, inArray, lt, notExists, or, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/db.ts';
import { blogAutosaves, blogImages, blogPosts } from '../blog.tables.ts';

export async function addImage(executor: Executor, image: typeof blogImages.$inferInsert): Promise<void> {
  await executor.insert(blogImages).values(image);
}

/** Counts those of the pictures that exist, and locks them until the transaction ends. */
export async function holdImages(executor: Executor, folders: readonly string[]): Promise<number> {
  if (folders.length === 0) return 0;
  const rows = await executor
    .select({ folder: blogImages.folder })
    .from(blogImages)
    .where(inArray(blogImages.folder, [...folders]))
    .for('key share');
  return rows.length;
}

/**
 * Deletes some picture rows from before that time that no post and no autosave shows; returns their folders.
 */
export async function forgetUnused(executor: Executor, before: Date, limit: number): Promise<string[]> {
  const inPosts = executor
    .select({ one: sql`1` })
    .from(blogPosts)
    .where(
      or(
        sql`position(${blogImages.folder} in ${blogPosts.featuredImageUrl}) > 0`,
        sql`position(${blogImages.folder} in ${blogPosts.content}::text) > 0`,
      ),
    );
  const inAutosaves = executor
    .select({ one: sql`1` })
    .from(blogAutosaves)
    .where(sql`position(${blogImages.folder} in ${blogAutosaves.form}::text) > 0`);
  // Skips a picture that a save holds a lock on: its post is about to show it.
  const unused = executor
    .select({ folder: blogImages.folder })
    .from(blogImages)
    .where(and(lt(blogImages.createdAt, before), notExists(inPosts), notExists(inAutosaves)))
    .limit(limit)
    .for('update', { skipLocked: true });
  const gone = await executor
    .delete(blogImages)
    .where(inArray(blogImages.folder, unused))
    .returning({ folder: blogImages.folder });
  return gone.map(({ folder }) => folder);
}
