import { count, inArray } from 'drizzle-orm';
import type { Executor } from '../platform/db/db.ts';
import { blogImages } from './blog.tables.ts';

export async function addImage(executor: Executor, image: typeof blogImages.$inferInsert): Promise<void> {
  await executor.insert(blogImages).values(image);
}

export async function countKnownImages(executor: Executor, folders: readonly string[]): Promise<number> {
  if (folders.length === 0) return 0;
  const [row] = await executor
    .select({ known: count() })
    .from(blogImages)
    .where(inArray(blogImages.folder, [...folders]));
  return row?.known ?? 0;
}
