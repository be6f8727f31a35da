import { desc, eq } from 'drizzle-orm';
import type { Executor } from '../db/db.ts';
import { textMessages } from './sms.tables.ts';

export type TextRow = typeof textMessages.$inferSelect;

export async function insertText(executor: Executor, row: typeof textMessages.$inferInsert): Promise<void> {
  await executor.insert(textMessages).values(row);
}

export async function updateText(
  executor: Executor,
  id: string,
  changes: Partial<typeof textMessages.$inferInsert>,
): Promise<void> {
  await executor.update(textMessages).set(changes).where(eq(textMessages.id, id));
}

export const newestTexts = (executor: Executor, to: string | undefined, limit: number): Promise<TextRow[]> =>
  executor
    .select()
    .from(textMessages)
    .where(to === undefined ? undefined : eq(textMessages.toPhone, to))
    .orderBy(desc(textMessages.createdAt), desc(textMessages.id))
    .limit(limit);
