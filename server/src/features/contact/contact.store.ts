import { desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Position } from '../../http/paging.ts';
import type { Executor, Tx } from '../../platform/db/db.ts';
import { contactMessages } from './contact.tables.ts';

export type NewContactMessage = typeof contactMessages.$inferInsert;
export type MessageRow = typeof contactMessages.$inferSelect;

/** False when the message is stored already. */
export async function addMessage(executor: Executor, message: NewContactMessage): Promise<boolean> {
  const added = await executor
    .insert(contactMessages)
    .values(message)
    .onConflictDoNothing({ target: contactMessages.id })
    .returning({ id: contactMessages.id });
  return added.length > 0;
}

/** Newest first. */
export async function newestMessages(
  executor: Executor,
  limit: number,
  after: Position | undefined,
): Promise<MessageRow[]> {
  return await executor
    .select()
    .from(contactMessages)
    .where(after && olderThan(after))
    .orderBy(desc(contactMessages.createdAt), desc(contactMessages.id))
    .limit(limit);
}

const olderThan = ({ at, id }: Position): SQL =>
  sql`(${contactMessages.createdAt}, ${contactMessages.id}) < (${at.toISOString()}::timestamptz, ${id}::uuid)`;

/** Counts on a partial index that holds only unread messages. */
export async function countUnread(executor: Executor): Promise<number> {
  return await executor.$count(contactMessages, eq(contactMessages.status, 'unread'));
}

/** A single statement sees one snapshot: a message that arrives meanwhile stays unread. */
export async function readAllUnread(tx: Tx): Promise<string[]> {
  const changed = await tx
    .update(contactMessages)
    .set({ status: 'read' })
    .where(eq(contactMessages.status, 'unread'))
    .returning({ id: contactMessages.id });
  return changed.map(({ id }) => id);
}

export async function lockMessage(tx: Tx, id: string): Promise<MessageRow | undefined> {
  const [row] = await tx.select().from(contactMessages).where(eq(contactMessages.id, id)).for('update');
  return row;
}

export async function setStatus(tx: Tx, id: string, status: MessageRow['status']): Promise<void> {
  await tx.update(contactMessages).set({ status }).where(eq(contactMessages.id, id));
}

/**
 * Changes when a message arrives, and when the status of one of the newest or the number of unread ones
 * changes.
 */
export const messagesMark: SQL = sql`
  select concat(
    (select string_agg(concat(id, status), ',') from (
      select id, status from ${contactMessages} order by created_at desc, id desc limit 32
    ) as newest),
    (select count(*) from (select 1 from ${contactMessages} where status = 'unread' limit 1000) as unread)
  )`;
