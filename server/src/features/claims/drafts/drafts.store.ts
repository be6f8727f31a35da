import { isDeepStrictEqual } from 'node:util';
import { and, asc, count, desc, eq, gt, lt, lte, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../../platform/db/db.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { claimDraftDocuments, claimDrafts } from '../claims.tables.ts';

export type DraftRow = typeof claimDrafts.$inferSelect;
export type DraftDocumentRow = typeof claimDraftDocuments.$inferSelect;

export async function insertDraft(tx: Tx, draft: typeof claimDrafts.$inferInsert): Promise<DraftRow> {
  const [row] = await tx.insert(claimDrafts).values(draft).returning();
  if (!row) throw new Error('the draft was not stored');
  return row;
}

/** Serialises the creation of drafts per user, so that the limit on their number holds. */
export async function lockDraftsOf(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('claim-drafts:' || ${userId}, 0))`);
}

export async function countDraftsOf(executor: Executor, userId: string): Promise<number> {
  const [row] = await executor
    .select({ drafts: count() })
    .from(claimDrafts)
    .where(eq(claimDrafts.userId, userId));
  return row?.drafts ?? 0;
}

export async function draftsOf(executor: Executor, userId: string, limit: number): Promise<DraftRow[]> {
  const drafts = prepared(executor, 'drafts_of_person', (name) =>
    executor
      .select()
      .from(claimDrafts)
      .where(eq(claimDrafts.userId, sql.placeholder('userId')))
      .orderBy(desc(claimDrafts.updatedAt), desc(claimDrafts.id))
      .limit(sql.placeholder('limit'))
      .prepare(name),
  );
  return await drafts.execute({ userId, limit });
}

const ofOwner = (id: string, userId: string) => and(eq(claimDrafts.id, id), eq(claimDrafts.userId, userId));

export async function draftById(
  executor: Executor,
  id: string,
  userId: string,
): Promise<DraftRow | undefined> {
  const [row] = await executor.select().from(claimDrafts).where(ofOwner(id, userId));
  return row;
}

export type WholeDraft = { readonly draft: DraftRow; readonly documents: readonly DraftDocumentRow[] };

export async function draftWithDocuments(
  executor: Executor,
  id: string,
  userId: string,
): Promise<WholeDraft | undefined> {
  const whole = prepared(executor, 'draft_with_documents', (name) =>
    executor
      .select({ draft: claimDrafts, document: claimDraftDocuments })
      .from(claimDrafts)
      .leftJoin(claimDraftDocuments, eq(claimDraftDocuments.draftId, claimDrafts.id))
      .where(
        and(eq(claimDrafts.id, sql.placeholder('id')), eq(claimDrafts.userId, sql.placeholder('userId'))),
      )
      .orderBy(asc(claimDraftDocuments.createdAt), asc(claimDraftDocuments.id))
      .prepare(name),
  );
  const rows = await whole.execute({ id, userId });
  const [first] = rows;
  return first && { draft: first.draft, documents: rows.flatMap(({ document }) => document ?? []) };
}

/** A row lock: a draft's submission and changes to it or its documents wait for each other. */
export async function lockDraft(tx: Tx, id: string, userId: string): Promise<DraftRow | undefined> {
  const [row] = await tx.select().from(claimDrafts).where(ofOwner(id, userId)).for('update');
  return row;
}

export type DraftChanges = Partial<
  Pick<
    DraftRow,
    | 'form'
    | 'caseFacts'
    | 'step'
    | 'version'
    | 'letter'
    | 'letterVersion'
    | 'letterSource'
    | 'letterNotice'
    | 'letterFacts'
    | 'letterDatedOn'
    | 'letterKept'
  >
>;

export async function changeDraft(tx: Tx, id: string, changes: DraftChanges, now: Date): Promise<DraftRow> {
  const [row] = await tx
    .update(claimDrafts)
    .set({ ...changes, updatedAt: now })
    .where(eq(claimDrafts.id, id))
    .returning();
  if (!row) throw new Error('the draft to change is gone');
  return row;
}

/**
 * Deletes a draft for the claim that takes its place. False, and nothing done, when it has changed since it
 * was read. The lock is a statement of its own, so that the next one sees the documents of an upload it
 * waited for.
 */
export async function takeUnchangedDraft(tx: Tx, { draft, documents }: WholeDraft): Promise<boolean> {
  const held = await lockDraft(tx, draft.id, draft.userId);
  if (held?.version !== draft.version || held.letterVersion !== draft.letterVersion) return false;
  const heldDocuments = await documentsOfDraft(tx, draft.id);
  if (!isDeepStrictEqual(idsOf(heldDocuments), idsOf(documents))) return false;
  await deleteDraft(tx, draft.id);
  return true;
}

const idsOf = (documents: readonly DraftDocumentRow[]) => documents.map(({ id }) => id);

/** Cascades to the rows of its documents. The caller removes the files. */
export async function deleteDraft(tx: Tx, id: string): Promise<void> {
  await tx.delete(claimDrafts).where(eq(claimDrafts.id, id));
}

export async function insertDraftDocument(
  tx: Tx,
  row: typeof claimDraftDocuments.$inferInsert,
): Promise<DraftDocumentRow> {
  const [added] = await tx.insert(claimDraftDocuments).values(row).returning();
  if (!added) throw new Error('the document was not stored');
  return added;
}

export async function documentsOfDraft(executor: Executor, draftId: string): Promise<DraftDocumentRow[]> {
  return await executor
    .select()
    .from(claimDraftDocuments)
    .where(eq(claimDraftDocuments.draftId, draftId))
    .orderBy(asc(claimDraftDocuments.createdAt), asc(claimDraftDocuments.id));
}

export async function draftDocumentById(
  executor: Executor,
  draftId: string,
  id: string,
): Promise<DraftDocumentRow | undefined> {
  const [row] = await executor
    .select()
    .from(claimDraftDocuments)
    .where(and(eq(claimDraftDocuments.draftId, draftId), eq(claimDraftDocuments.id, id)));
  return row;
}

export async function deleteDraftDocument(tx: Tx, id: string): Promise<void> {
  await tx.delete(claimDraftDocuments).where(eq(claimDraftDocuments.id, id));
}

export async function takeForgottenDraft(tx: Tx, before: Date): Promise<DraftRow | undefined> {
  const [row] = await tx
    .select()
    .from(claimDrafts)
    .where(lt(claimDrafts.updatedAt, before))
    .limit(1)
    .for('update', { skipLocked: true });
  return row;
}

/** Last changed within this span; oldest first, in batches. */
export async function draftsLeftSince(
  executor: Executor,
  { from, to, after, limit }: { from: Date; to: Date; after: string | undefined; limit: number },
): Promise<Pick<DraftRow, 'id' | 'userId' | 'updatedAt'>[]> {
  return await executor
    .select({ id: claimDrafts.id, userId: claimDrafts.userId, updatedAt: claimDrafts.updatedAt })
    .from(claimDrafts)
    .where(
      and(
        gt(claimDrafts.updatedAt, from),
        lte(claimDrafts.updatedAt, to),
        after === undefined ? undefined : gt(claimDrafts.id, after),
      ),
    )
    .orderBy(asc(claimDrafts.id))
    .limit(limit);
}
