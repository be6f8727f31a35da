import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../../platform/db/db.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import type { ClaimRow } from '../claims.store.ts';
import { claimDocuments, legalClaims } from '../claims.tables.ts';

export type ClaimDocumentRow = typeof claimDocuments.$inferSelect;

export async function insertClaimDocuments(
  tx: Tx,
  rows: (typeof claimDocuments.$inferInsert)[],
): Promise<ClaimDocumentRow[]> {
  return rows.length === 0 ? [] : await tx.insert(claimDocuments).values(rows).returning();
}

export async function documentsOfClaim(executor: Executor, claimId: string): Promise<ClaimDocumentRow[]> {
  const documents = prepared(executor, 'documents_of_claim', (name) =>
    executor
      .select()
      .from(claimDocuments)
      .where(eq(claimDocuments.claimId, sql.placeholder('claimId')))
      .orderBy(asc(claimDocuments.createdAt), asc(claimDocuments.id))
      .prepare(name),
  );
  return await documents.execute({ claimId });
}

export async function claimDocumentById(
  executor: Executor,
  claimId: string,
  id: string,
): Promise<ClaimDocumentRow | undefined> {
  const [row] = await executor
    .select()
    .from(claimDocuments)
    .where(and(eq(claimDocuments.claimId, claimId), eq(claimDocuments.id, id)));
  return row;
}

/** A document that a letter links to, with the status of its claim. */
export async function linkedDocumentByPath(
  executor: Executor,
  filePath: string,
): Promise<(ClaimDocumentRow & Pick<ClaimRow, 'status'>) | undefined> {
  const [row] = await executor
    .select({ ...getTableColumns(claimDocuments), status: legalClaims.status })
    .from(claimDocuments)
    .innerJoin(legalClaims, eq(legalClaims.id, claimDocuments.claimId))
    .where(and(eq(claimDocuments.filePath, filePath), eq(claimDocuments.sentAs, 'linked')));
  return row;
}

export async function setDocumentsSent(
  tx: Tx,
  documents: readonly Pick<ClaimDocumentRow, 'id' | 'sentAs'>[],
): Promise<void> {
  for (const { id, sentAs } of documents)
    await tx.update(claimDocuments).set({ sentAs }).where(eq(claimDocuments.id, id));
}
