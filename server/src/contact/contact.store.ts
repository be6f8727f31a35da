import type { Executor } from '../platform/db/db.ts';
import { contactMessages } from './contact.tables.ts';

export type NewContactMessage = typeof contactMessages.$inferInsert;

/** False when this very message is there already. */
export async function addMessage(executor: Executor, message: NewContactMessage): Promise<boolean> {
  const added = await executor
    .insert(contactMessages)
    .values(message)
    .onConflictDoNothing({ target: contactMessages.id })
    .returning({ id: contactMessages.id });
  return added.length > 0;
}
