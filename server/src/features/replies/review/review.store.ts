import { newestShownAt, type SeenAt } from '@plainclaim/domain/shared/mail-acts';
import { and, desc, eq, lte, type SQL, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../../platform/db/db.ts';
import { claimAssessments, claimNotes } from '../replies.tables.ts';

export type NoteRow = typeof claimNotes.$inferSelect;
export type AssessmentRow = typeof claimAssessments.$inferSelect;

export async function insertNote(tx: Tx, note: typeof claimNotes.$inferInsert): Promise<NoteRow> {
  const [row] = await tx.insert(claimNotes).values(note).returning();
  if (!row) throw new Error('the note was not stored');
  return row;
}

export async function notesOf(executor: Executor, claimId: string): Promise<NoteRow[]> {
  return await executor
    .select()
    .from(claimNotes)
    .where(eq(claimNotes.claimId, claimId))
    .orderBy(desc(claimNotes.createdAt), desc(claimNotes.id));
}

/** Changes when an admin writes a note (see `changes`). */
export const notesMark: SQL = sql`
  select string_agg(id::text, ',') from (
    select id from ${claimNotes} order by created_at desc, id desc limit 32
  ) as newest`;

export async function insertAssessment(
  tx: Tx,
  assessment: typeof claimAssessments.$inferInsert,
): Promise<AssessmentRow> {
  const [row] = await tx.insert(claimAssessments).values(assessment).returning();
  if (!row) throw new Error('the assessment was not stored');
  return row;
}

export async function deleteAssessment(tx: Tx, id: string): Promise<AssessmentRow | undefined> {
  const [row] = await tx.delete(claimAssessments).where(eq(claimAssessments.id, id)).returning();
  return row;
}

export async function assessmentsOf(executor: Executor, claimId: string): Promise<AssessmentRow[]> {
  return await executor
    .select()
    .from(claimAssessments)
    .where(eq(claimAssessments.claimId, claimId))
    .orderBy(desc(claimAssessments.createdAt), desc(claimAssessments.id));
}

/** When an admin last decided that this claim needs a solicitor, as far as the reader is shown; null if never. */
export async function lastEscalatedAt(
  executor: Executor,
  claimId: string,
  seenAt: SeenAt,
): Promise<Date | null> {
  const [row] = await executor
    .select({ at: claimAssessments.createdAt })
    .from(claimAssessments)
    .where(
      and(
        eq(claimAssessments.claimId, claimId),
        eq(claimAssessments.action, 'escalation'),
        seenAt ? lte(claimAssessments.createdAt, newestShownAt(seenAt)) : undefined,
      ),
    )
    .orderBy(desc(claimAssessments.createdAt))
    .limit(1);
  return row?.at ?? null;
}
