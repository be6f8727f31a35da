import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../platform/db/db.ts';
import { defendantResponseAttachments, defendantResponses } from './replies.tables.ts';

export type ResponseRow = typeof defendantResponses.$inferSelect;
export type AttachmentRow = typeof defendantResponseAttachments.$inferSelect;

/** Nothing comes back when this very message was kept before. */
export async function insertResponse(
  tx: Tx,
  row: typeof defendantResponses.$inferInsert,
): Promise<ResponseRow | undefined> {
  const [added] = await tx.insert(defendantResponses).values(row).onConflictDoNothing().returning();
  return added;
}

export async function insertAttachments(
  tx: Tx,
  rows: readonly (typeof defendantResponseAttachments.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(defendantResponseAttachments).values([...rows]);
}

export async function responseById(executor: Executor, id: string): Promise<ResponseRow | undefined> {
  const [row] = await executor.select().from(defendantResponses).where(eq(defendantResponses.id, id));
  return row;
}

export async function responseByKey(executor: Executor, key: string): Promise<ResponseRow | undefined> {
  const [row] = await executor.select().from(defendantResponses).where(eq(defendantResponses.dedupeKey, key));
  return row;
}

export async function lockResponse(tx: Tx, id: string): Promise<ResponseRow | undefined> {
  const [row] = await tx.select().from(defendantResponses).where(eq(defendantResponses.id, id)).for('update');
  return row;
}

export async function giveClaim(tx: Tx, id: string, claimId: string, at: Date): Promise<ResponseRow> {
  const [row] = await tx
    .update(defendantResponses)
    .set({ claimId, processedAt: at })
    .where(eq(defendantResponses.id, id))
    .returning();
  if (!row) throw new Error('the reply to match is gone');
  return row;
}

export async function attachmentsOf(executor: Executor, ids: readonly string[]): Promise<AttachmentRow[]> {
  if (ids.length === 0) return [];
  return await executor
    .select()
    .from(defendantResponseAttachments)
    .where(inArray(defendantResponseAttachments.responseId, [...ids]));
}

export type ReplyPosition = { readonly createdAt: Date; readonly id: string };

export type ReplyPage = {
  readonly limit: number;
  readonly before?: ReplyPosition | undefined;
  readonly only: 'all' | 'unmatched' | 'processed';
};

/** Newest first. */
export async function newestResponses(
  executor: Executor,
  { limit, before, only }: ReplyPage,
): Promise<ResponseRow[]> {
  const wanted = {
    all: undefined,
    unmatched: isNull(defendantResponses.claimId),
    processed: isNotNull(defendantResponses.processedAt),
  };
  return await executor
    .select()
    .from(defendantResponses)
    .where(
      and(
        wanted[only],
        before &&
          sql`(${defendantResponses.createdAt}, ${defendantResponses.id}) < (${before.createdAt.toISOString()}::timestamptz, ${before.id}::uuid)`,
      ),
    )
    .orderBy(desc(defendantResponses.createdAt), desc(defendantResponses.id))
    .limit(limit);
}

export async function responsesOfClaim(executor: Executor, claimId: string): Promise<ResponseRow[]> {
  return await executor
    .select()
    .from(defendantResponses)
    .where(eq(defendantResponses.claimId, claimId))
    .orderBy(desc(defendantResponses.createdAt), desc(defendantResponses.id));
}
